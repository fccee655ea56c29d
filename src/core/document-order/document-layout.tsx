import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** What is said of a document, and the document beside it. On paper, the document alone. */
export const DocumentLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7) clamp(3rem, 7vw, 7rem);
  align-content: start;
  max-width: calc(var(--content) + 2 * var(--edge));
  min-height: calc(100svh - var(--top));
  margin-inline: auto;
  padding: var(--s7) var(--edge) var(--s8);

  h1 {
    font-size: var(--t-h2);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  h2 {
    margin-bottom: var(--s4);
    font-size: var(--t-h3);
  }
  .words > * + * {
    margin-top: var(--s5);
  }
  .words .btn {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .words > .downloads {
    justify-items: start;
  }
  .words > section:not(:first-child) {
    margin-top: var(--s7);
  }
  .correct .btn {
    margin-top: var(--s4);
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    .words {
      grid-column: 1;
    }
    aside {
      position: sticky;
      top: var(--s6);
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  @media print {
    display: block;
    min-height: 0;
    padding: 0;
    .words,
    aside h2 {
      display: none;
    }
    aside div {
      aspect-ratio: auto;
    }
    aside img {
      display: block;
      width: auto;
      max-width: 100%;
      height: 94vh;
      margin: auto;
      object-fit: contain;
    }
    /* The page's own header and footer are no part of a document. */
    body:has(&) :is(.top, .foot) {
      display: none;
    }
  }
`;
