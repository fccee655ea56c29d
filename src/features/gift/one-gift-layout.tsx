import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** Below each other, and from L on with the code beside what it pays. */
export const OneGiftLayout = styled.div`
  &:not(.alone) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  &:not(.alone) .gift {
    position: relative;
    padding: 3.75rem var(--edge) 0;
    background: var(--field-air);
    color: var(--on-air);
    overflow-x: clip;
  }
  .you {
    padding: var(--s4) var(--edge) 0;
  }
  &:not(.alone) > .pay {
    padding: var(--s3) var(--edge) var(--s5);
  }
  .gift h1 {
    margin-top: var(--s4);
    font-size: min(clamp(1.5rem, 0.95rem + 2.35vw, 3rem), 9vw);
    line-height: 1.12;
    letter-spacing: -0.02em;
    max-width: 15.5em;
    /* Two lines at least: another amount's words move nothing below them. */
    min-height: 2.24em;
  }
  .screen-heading:focus {
    outline: none;
    box-shadow: none;
  }
  .thread-line {
    width: calc(100% + 2 * var(--edge));
    max-width: none;
    height: 2.75rem;
    margin: 0.35rem calc(var(--edge) * -1) 0;
    overflow: visible;
  }
  /* One thread on a screen: while the time runs, it is that one. */
  &:has([role="timer"]) .thread-line {
    visibility: hidden;
  }
  .pay-row {
    display: grid;
    gap: var(--s2) var(--s3);
  }
  *:not(.hidden) + .pay-row {
    margin-top: var(--s3);
  }
  .pay-row > .btn {
    width: 100%;
    padding-inline: var(--s4);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
  }
  .ways > .plain {
    min-height: 2.75rem;
    font-size: 1.0625rem;
  }
  .ended > * + * {
    margin-top: var(--s4);
  }
  .ended h2 {
    font-size: var(--t-h3);
  }
  .pay-inner > p:not(.small) {
    margin-top: var(--s3);
  }
  .small {
    margin-top: var(--s2);
    font-size: 1.125rem;
  }
  .trust {
    max-width: 30rem;
  }
  /* Once it is begun, whatever becomes of it has the same room: nothing below it moves. */
  &:not(.alone) .begun {
    min-height: 33rem;
  }
  .privacy {
    margin-top: var(--s4);
    font-size: 1.125rem;
  }
  > .pay > .meadow {
    display: none;
  }
  html:not([data-script]) & .pay {
    display: none;
  }
  noscript p {
    padding-block: var(--s5);
  }
  ${from("S_ALT")} {
    &:not(.alone) .pay-inner {
      max-width: 30rem;
    }
    &:not(.alone) .begun {
      min-height: 38rem;
    }
  }
  ${from("L")} {
    &:not(.alone) {
      --side: max(var(--edge), (100vw - var(--content)) / 2 + var(--edge));
      --between: clamp(1.5rem, 5vw, 5rem);
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 42%);
      min-height: calc(100svh - var(--top));
    }
    &:not(.alone) .gift,
    .you {
      padding-inline: var(--side) var(--between);
    }
    &:not(.alone) .gift {
      grid-area: 1 / 1;
      padding-top: clamp(1.5rem, 7vh, 5rem);
      background: none;
      color: inherit;
      overflow: visible;
    }
    .you {
      grid-area: 2 / 1;
      padding-block: var(--s4) var(--s6);
    }
    .thread-line {
      width: calc(100% + var(--between) + 3px);
      margin-inline: 0;
      height: 3.5rem;
    }
    &:not(.alone) > .pay {
      grid-area: 1 / 2 / 3;
      display: flex;
      flex-direction: column;
      padding: 0;
      background: var(--field-air);
      color: var(--on-air);
      overflow: clip;
    }
    &:not(.alone) .pay-inner {
      position: sticky;
      z-index: 2;
      top: 0;
      /* What it passes on its way is not read through it. */
      background: inherit;
      width: 100%;
      max-width: calc(30rem + 2 * var(--edge));
      padding: clamp(1rem, 5vh, 5rem) var(--edge) var(--s4);
    }
    .trust,
    .privacy {
      max-width: calc(30rem + 2 * var(--edge));
      padding-inline: var(--edge);
    }
    .pay .btn--line::before {
      background: var(--ground);
    }
    > .pay > .meadow {
      display: flex;
      margin-top: auto;
    }
  }
`;
