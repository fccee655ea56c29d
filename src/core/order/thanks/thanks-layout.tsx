import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

export const ThanksLayout = styled.section`
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
    padding-block: var(--s7) 0;
  }
  h1 {
    font-size: var(--t-h1);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .words .lead {
    max-width: 26em;
    margin-top: var(--s5);
  }
  .other-sum {
    max-width: 34em;
    margin-top: var(--s5);
    font-weight: var(--w-strong);
  }
  .other-sum a {
    color: inherit;
  }
  .slip {
    position: relative;
    align-self: start;
    margin-top: 6rem;
    padding: clamp(min(1.5rem, 7.5vw), 4vw, 2.5rem);
    background: var(--sheet);
    color: var(--text);
  }
  .slip:not(:has(> .bird)) {
    margin-top: 0;
  }
  .slip .bird {
    position: absolute;
    right: 8%;
    bottom: calc(100% - 6px);
    width: 10.5rem;
  }
  .made {
    width: 100%;
    max-width: 27rem;
    margin-inline: auto;
  }
  .about .textlink {
    color: inherit;
  }
  .sum {
    font: 750 min(clamp(2.75rem, 6vw, 4.5rem), 15vw) / 1.05 var(--font-head);
    letter-spacing: -0.02em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3) var(--s6);
    margin-top: var(--s4);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    font-weight: var(--w-strong);
  }
  .refused {
    margin-top: var(--s4);
    font-weight: var(--w-strong);
    overflow-wrap: anywhere;
  }
  .given-back {
    margin-top: var(--s4);
  }
  .slip .btn {
    width: 100%;
    margin-top: var(--s5);
  }
  h2 {
    font-size: var(--t-h3);
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
  .next > p {
    margin-top: var(--s5);
  }
  .next > p a {
    color: inherit;
  }
  .actions {
    margin-top: var(--s5);
  }
  > .meadow {
    margin-top: var(--s6);
  }
  ${from("L")} {
    .wrap {
      /* What comes on the slip a moment later moves nothing beside it. */
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
      padding-block: var(--s9) 0;
    }
    .slip {
      grid-row: span 2;
      margin-top: 5rem;
    }
    .wrap:has(> .made) {
      grid-template-rows: auto auto 1fr;
    }
    .made {
      grid-row: 1 / span 3;
      grid-column: 2;
    }
  }
  @media print {
    background: none;
    color: inherit;
    .meadow,
    .actions,
    .btn,
    .slip img {
      display: none;
    }
    .slip {
      margin-top: 0;
      padding: 0.5cm;
      border: 1px solid;
    }
  }
`;
