import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** What is said of the sender's card, and the card beside it. On paper, the card alone. */
export const CardOrderLayout = styled.div`
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
  .words > section {
    margin-top: var(--s7);
  }
  section > .btn,
  section > .plain,
  section > [role="group"],
  .actions {
    margin-top: var(--s4);
  }
  .words > .actions {
    margin-top: var(--s6);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }
  aside {
    max-width: 34rem;
  }
  .candle-count {
    margin-top: var(--s3);
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
    body:has(&) :is(.top, .foot) {
      display: none;
    }
  }
`;
