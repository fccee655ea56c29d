import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** The form, and beside it or below it the blue field. */
export const GiftLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  .gift-form {
    width: 100%;
    max-width: 52rem;
    padding: var(--s5) var(--edge) var(--s8);
  }
  .gift-form > h1 {
    margin-top: var(--s6);
  }
  h1 {
    font-size: var(--t-h2);
  }
  .screen-heading:focus {
    outline: none;
    box-shadow: none;
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 42%);
    .gift-form {
      justify-self: end;
      max-width: calc(var(--content) * 0.58);
      padding-right: clamp(2rem, 5vw, 5rem);
    }
  }
`;
