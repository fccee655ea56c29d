import { styled } from "styled-components";

export const CardSheet = styled.article`
  container: candle-card / inline-size;
  color: var(--on-dusk);
  break-inside: avoid;

  > div {
    background: var(--field-dusk);
  }
  .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: var(--s5);
    padding: var(--s6) clamp(1.25rem, 8cqi, 4rem) var(--s7);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .inside p {
    margin-inline: auto;
  }
  .name {
    margin-block: var(--s2);
    color: var(--slip-dusk);
    font-size: min(clamp(1.9rem, 9cqi, 3rem), 10vw);
    line-height: 1.1;
    hyphens: manual;
  }
  .name.long {
    font-size: min(clamp(1.5rem, 7cqi, 2.25rem), 8.5vw);
  }
  .years {
    font-family: var(--font-head);
    font-variant-numeric: lining-nums;
  }
  .greeting {
    font-family: var(--font-head);
    font-size: min(1.3rem, 8vw);
    line-height: 1.5;
    white-space: pre-line;
  }
  .from {
    font-family: var(--font-head);
    font-weight: var(--w-strong);
  }
  a {
    color: inherit;
  }
  @container candle-card (min-width: 44em) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      min-height: 36rem;
    }
    .name {
      font-size: clamp(2rem, 4.6cqi, 3.25rem);
    }
    .name.long {
      font-size: clamp(1.75rem, 3.6cqi, 2.5rem);
    }
  }
  @media print {
    color: #2a2f45;
    > div {
      display: block;
      max-width: 12cm;
      margin-inline: auto;
      background: none;
    }
    .name {
      color: inherit;
    }
  }
`;
