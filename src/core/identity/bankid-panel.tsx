import { styled } from "styled-components";

export const BankIdPanel = styled.section`
  container-type: inline-size;
  scroll-margin-block: var(--s4);

  .said:empty {
    display: none;
  }
  .said {
    font-weight: var(--w-strong);
    line-height: 1.4;
  }
  .said + p {
    margin-top: var(--s3);
    line-height: 1.4;
  }
  > .choose .said {
    margin-bottom: var(--s4);
  }
  > :not(.choose) {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    gap: var(--s4);
    padding: var(--s5) clamp(1rem, 5cqi, 2rem);
    color: var(--text);
  }
  > :not(.choose)::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--sheet-quiet);
    clip-path: polygon(0 0.6%, 99.6% 0, 100% 99.2%, 0.4% 100%);
  }
  > .error::before {
    background: var(--error-ground);
  }
  .headline {
    grid-area: headline;
  }
  .headline:focus {
    outline: none;
    box-shadow: none;
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.15;
  }
  .headline p {
    margin-top: var(--s3);
    line-height: 1.45;
  }
  .headline svg {
    float: left;
    width: 2.25rem;
    height: 2.25rem;
    margin-right: var(--s3);
    fill: var(--error);
  }
  .telling {
    grid-area: telling;
  }
  /* As many lines as what is said most often: what is below stays where it is when the words change. */
  > :is(.contacting, .code, .app, .inApp, .done) > .telling {
    min-height: 2.8em;
  }
  > [data-device="other"]:is(.contacting, .code, .inApp, .done) > .telling {
    min-height: calc(4.2em + var(--s3));
  }
  .ended .telling {
    display: none;
  }
  .picture {
    grid-area: picture;
    width: min(100%, 21rem);
  }
  /* White in the dark too, or no camera reads it. */
  .picture:has(> img) {
    background: #fff;
    forced-color-adjust: none;
  }
  .picture > svg {
    width: 62%;
  }
  .do {
    grid-area: do;
    display: grid;
    justify-items: start;
    gap: var(--s2);
  }
  .do .btn--big {
    width: 100%;
    max-width: 30rem;
    padding-inline: var(--s4);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  .not-yet {
    visibility: hidden;
  }
  > .done > .do {
    min-height: var(--target);
  }
  > [data-device="this"]:is(.contacting, .inApp, .done) > .do {
    min-height: calc(4.25rem + var(--s2) + var(--target));
  }
  .plain {
    text-align: left;
  }
  .more {
    grid-area: more;
  }
  [data-device="this"] .picture {
    display: none;
  }
  @container (max-width: 13rem) {
    .headline svg {
      float: none;
    }
  }
  @container (max-width: 24rem) {
    > :is(.contacting, .code, .app, .inApp, .done) h2 {
      min-height: 2.3em;
    }
    > [data-device="this"]:is(.contacting, .app, .inApp, .done) > .telling {
      min-height: 4.2em;
    }
    > .done > .do {
      min-height: calc(2 * var(--target));
    }
    > [data-device="this"]:is(.contacting, .inApp, .done) > .do {
      min-height: calc(4.25rem + var(--s2) + 2 * var(--target));
    }
  }
  @container (min-width: 40rem) {
    > :not(.choose, .ended, .elsewhere, .comeBack) {
      display: grid;
      grid-template: auto auto auto 1fr auto / minmax(0, 1fr) clamp(15rem, 45cqi, 21rem);
      grid-template-areas: "headline picture" "telling picture" "do picture" ". picture" "more more";
      gap: 0 var(--s6);
      padding: var(--s6);
    }
    .telling,
    .do {
      margin-top: var(--s3);
    }
    > [data-device="other"]:is(.contacting, .code, .inApp, .done) > .telling {
      min-height: calc(5.6em + var(--s3));
    }
    [data-device="this"] .picture {
      display: grid;
    }
  }
`;
