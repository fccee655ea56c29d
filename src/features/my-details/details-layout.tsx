import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

export const DetailsLayout = styled.div`
  .grid {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
  }
  .details-head {
    padding-bottom: var(--s6);
    align-items: end;
    row-gap: 0;
  }
  h1 {
    max-width: 14em;
    margin-top: var(--s3);
    font-size: clamp(min(2.1rem, 10.5vw), 1.2rem + 3.6vw, 4rem);
  }
  h1:focus,
  section > h2:focus {
    outline: none;
    box-shadow: none;
  }
  .lead {
    max-width: 30em;
    margin-top: var(--s4);
  }
  .details-head > img {
    width: min(24rem, 70vw);
    margin-top: var(--s4);
  }
  .details-body {
    padding-bottom: var(--band);
  }
  .parts > section + section {
    margin-top: clamp(4rem, 7vw, 6.5rem);
  }
  .parts > section > * + * {
    margin-top: var(--s4);
  }
  .parts > section > h2 {
    scroll-margin-top: 5rem;
  }
  .contacts > * + * {
    margin-top: var(--s7);
  }
  .label {
    color: var(--text-soft);
    line-height: 1.35;
  }
  .side {
    display: none;
  }
  ${from("L")} {
    .grid {
      grid-template-columns: minmax(0, 1fr) clamp(19rem, 30vw, 27rem);
      column-gap: clamp(3rem, 7vw, 7.5rem);
    }
    .side {
      display: block;
      position: sticky;
      top: var(--s6);
      align-self: start;
    }
    .side > * + * {
      margin-top: var(--s5);
    }
    .only-narrow {
      display: none;
    }
  }
`;
