import { styled } from "styled-components";

export const LinkedForm = styled.form`
  .lead {
    max-width: 31em;
  }
  > * + * {
    margin-top: var(--s5);
  }
  fieldset {
    margin-top: var(--s6);
  }
  /* Room for what is said there, so that nothing below it moves. */
  .told {
    min-height: 1.55em;
    margin-top: var(--s3);
  }
  .quiet {
    color: var(--text-soft);
  }
  [role="alert"]:empty {
    margin-top: 0;
  }
`;
