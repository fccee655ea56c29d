import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** Reading matter: one column, hung a little in from the left on wide screens. Neighbours close up. */
export const Column = styled.section.attrs({ className: "wrap" })`
  padding-block: var(--s7);
  & + & {
    padding-top: 0;
  }
  > * {
    max-width: var(--measure);
  }
  > h2 {
    font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem);
  }
  ${from("L")} {
    padding-block: var(--s8);
    > * {
      margin-left: calc((100% + var(--gap)) / 12 * 2);
    }
  }
`;
