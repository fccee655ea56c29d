import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** The chosen slip, on the field behind it. */
export const SlipBox = styled.form`
  position: relative;

  summary {
    position: relative;
    isolation: isolate;
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s4);
    max-width: 100%;
    min-height: 4.25rem;
    padding: 0.5rem 1.1rem 0.5rem 1.25rem;
    color: var(--on-chosen);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--chosen);
    clip-path: var(--cut-1);
  }
  summary:hover::before {
    clip-path: var(--cut-4);
  }
  .sum {
    font: 800 min(clamp(2.375rem, 1.9rem + 2.2vw, 4rem), 13vw) / 1 var(--font-head);
    letter-spacing: -0.03em;
    white-space: normal;
  }
  .how {
    font-size: 1.125rem;
    line-height: 1.25;
  }
  u {
    display: block;
    font-weight: var(--w-strong);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 0.08em;
  }
  .bird {
    position: absolute;
    left: min(10.4rem, 60%);
    bottom: calc(100% - 4px);
    width: 4.5rem;
  }
  .choice {
    max-width: 40rem;
    padding-block: var(--s4) var(--s5);
  }
  .choice fieldset {
    margin-top: var(--s4);
  }
  .choice fieldset > div {
    margin-top: 0;
  }
  /* Slips and switch lie on the field here. */
  .choice label:not(:has(:checked))::before,
  .choice [role="radiogroup"] {
    background: var(--sheet);
  }
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    summary {
      border: 2px solid ButtonText;
    }
  }
  ${from("L")} {
    summary {
      min-height: 6rem;
      padding: 0.75rem 1.6rem;
      column-gap: 1.6rem;
    }
    .how {
      font-size: inherit;
    }
    /* The slip hangs lower in a higher window. */
    .bird {
      width: min(4.5rem, 8.5vh);
    }
    .choice label:not(:has(:checked))::before,
    .choice [role="radiogroup"] {
      background: var(--sheet-quiet);
    }
  }
`;
