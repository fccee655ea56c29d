import { styled } from "styled-components";

/** The address, and one quiet line with what lies behind it. */
export const GiverBox = styled.div`
  position: relative;
  max-width: 42rem;

  > div:first-child {
    max-width: 30rem;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: var(--target);
    padding-block: 0.4rem;
    color: var(--link);
    font-size: 1.125rem;
    line-height: 1.3;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    min-width: 0;
    overflow-wrap: anywhere;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 0.06em;
    text-wrap: balance;
  }
  summary:hover span {
    text-decoration-thickness: 0.14em;
  }
  summary::before {
    content: "";
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    background: currentColor;
    clip-path: polygon(
      42% 0,
      60% 2%,
      59% 41%,
      100% 40%,
      98% 60%,
      59% 59%,
      58% 100%,
      41% 98%,
      42% 59%,
      0 60%,
      2% 41%,
      41% 42%
    );
  }
  details[open] summary::before {
    clip-path: polygon(0 41%, 100% 39%, 98% 59%, 2% 60%);
  }
  .more {
    display: grid;
    gap: var(--s5);
    padding-block: var(--s3) var(--s5);
  }
  .kept {
    color: var(--text-soft);
    font-size: 1.125rem;
    line-height: 1.4;
  }
  /* In the line of the label: what is said often moves nothing. */
  .quiet {
    position: absolute;
    top: 0.1em;
    right: 0;
  }
  html:not([data-script]) & {
    display: none;
  }
  @media (forced-colors: active) {
    summary::before {
      forced-color-adjust: none;
      background: LinkText;
    }
  }
`;
