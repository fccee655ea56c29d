import { styled } from "styled-components";

export const StepLayout = styled.div`
  .screen-heading {
    margin-top: var(--s6);
  }
  > * + * {
    margin-top: var(--s5);
  }
`;
