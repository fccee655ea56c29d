import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** What is said of a card or a document, and what it looks like beside it. On paper, what it looks like alone. */
export const PreviewLayout = styled.div`
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
  :is(h1, h2):focus {
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
  .words > section:not(:first-child) {
    margin-top: var(--s7);
  }
  /* What was made is seen first, small enough that what is said of it begins on the same screen. */
  @media (max-width: 63.9375em) {
    .made {
      order: -1;
      width: min(100%, 18rem);
      margin-inline: auto;
    }
    .made > h2 {
      display: none;
    }
  }
  ${from("L")} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    aside {
      position: sticky;
      top: var(--s6);
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
    /* The page's own header and footer are no part of it. */
    body:has(&) :is(.top, .foot) {
      display: none;
    }
  }
`;
