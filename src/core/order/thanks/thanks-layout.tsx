import { css, styled } from "styled-components";
import { from } from "#src/ui/media.ts";

const fields = css`
  --on-field: var(--on-air);
  .field {
    background: var(--field-air);
    color: var(--on-field);
  }
  &.deep {
    --on-field: var(--on-deep);
    .field {
      --thread: var(--mark-heart-on-deep);
      background: var(--field-deep);
    }
  }
  &.sun {
    --on-field: var(--on-sun);
    .field {
      background: var(--field-sun);
    }
  }
  &.dusk {
    --on-field: var(--on-dusk);
    .field {
      --thread: var(--slip-dusk);
      background: var(--field-dusk);
    }
  }
  /* No red on these. */
  &.deep .words .btn {
    color: var(--on-slip);
    &::before {
      background: var(--slip);
    }
    &:hover::before {
      background: var(--slip-over);
    }
  }
  &.sun .words .btn {
    color: var(--field-sun);
    &::before {
      background: var(--on-sun);
    }
  }
  &.dusk .words .btn {
    color: var(--on-slip-dusk);
    &::before {
      background: var(--slip-dusk);
    }
    &:hover::before {
      background: var(--slip-dusk-over);
    }
  }
`;

export const ThanksLayout = styled.section`
  ${fields}
  .field {
    overflow: clip;
  }
  .field > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5) clamp(2rem, 6vw, 6rem);
    padding-block: var(--s5) var(--s7);
  }
  .made {
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
  h1 {
    max-width: 11em;
    font-size: min(clamp(1.875rem, 1.2rem + 2.9vw, 3.75rem), 11vw);
    line-height: 1.04;
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  h1 + svg {
    width: calc(100% + var(--edge));
    margin-top: var(--s3);
  }
  .lead {
    max-width: 25em;
    margin-top: var(--s3);
  }
  .words a:not(.btn) {
    color: inherit;
  }
  .words input {
    color: var(--text);
  }
  .other-sum {
    max-width: 34em;
    margin-top: var(--s4);
    font-weight: var(--w-strong);
  }
  .one {
    margin-top: var(--s5);
    overflow-wrap: anywhere;
  }
  .one .downloads {
    justify-items: start;
  }
  .refused,
  .given-back {
    margin-bottom: var(--s4);
    overflow-wrap: anywhere;
  }
  .refused {
    font-weight: var(--w-strong);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s6);
    margin-top: var(--s5);
    font-size: 1.125rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  dd {
    font-weight: var(--w-strong);
  }
  h2 {
    font-size: var(--t-h3);
  }
  > .next {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5) clamp(2rem, 6vw, 6rem);
    padding-block: var(--s7) var(--s8);
  }
  ol {
    margin-top: var(--s4);
    padding-left: 1.4em;
  }
  li {
    margin-top: var(--s3);
    padding-left: 0.3em;
  }
  li::marker {
    font-family: var(--font-head);
    font-weight: 750;
  }
  .next .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  .next > div > .actions {
    margin-top: var(--s4);
  }
  ${from("L")} {
    .field {
      display: grid;
      align-items: center;
      min-height: min(100svh - 6rem, 46rem);
    }
    .field > .wrap {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
      padding-block: var(--s7);
    }
    &.sun .field > .wrap {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .made {
      z-index: 1;
      max-width: 32rem;
    }
    &.sun .made {
      max-width: 46rem;
    }
    /* From behind what was made to the edge of the window. */
    h1 + svg {
      width: calc(100% + 50vw);
      height: 4rem;
      margin: var(--s4) 0 0 calc(-1 * clamp(2rem, 6vw, 6rem) - 1rem);
    }
    /* A sheet is narrower. */
    &.dusk h1 + svg {
      margin-left: -12rem;
    }
    .lead {
      margin-top: var(--s4);
    }
    > .next {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media print {
    .field {
      min-height: 0;
      background: none;
      color: inherit;
    }
    .made,
    .actions,
    .btn {
      display: none;
    }
  }
`;
