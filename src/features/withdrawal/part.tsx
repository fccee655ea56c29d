import { styled } from "styled-components";

/** Below a heading of its own. */
export const Part = styled.section`
  && {
    margin-top: var(--s6);
  }
  h2 {
    font-size: var(--t-h3);
  }
  > * + * {
    margin-top: var(--s4);
  }
`;
