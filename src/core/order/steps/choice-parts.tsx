import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

export const ChoiceParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8) clamp(3rem, 7vw, 7rem);

  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
  > section {
    max-width: 42rem;
  }
  html:not([data-script]) & {
    display: none;
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    > * {
      grid-column: 1;
    }
    > aside {
      position: sticky;
      top: var(--s6);
      grid-row: 1 / span 5;
      grid-column: 2;
    }
  }
`;
