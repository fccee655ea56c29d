import { styled } from "styled-components";

/** The address, and one quiet line with what lies behind it. */
export const GiverBox = styled.div`
  position: relative;
  max-width: 42rem;

  > div:first-child {
    max-width: 30rem;
  }
  /* What is asked about the address has its room above. */
  > details {
    margin-top: var(--s4);
  }
  .kept {
    color: var(--text-soft);
    font-size: 1.125rem;
    line-height: 1.4;
  }
  /* In the line of the label: what is said often moves nothing. */
  .quiet {
    position: absolute;
    top: 0.1em;
    right: 0;
  }
  html:not([data-script]) & {
    display: none;
  }
`;
