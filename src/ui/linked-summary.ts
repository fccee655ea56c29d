import { css } from "styled-components";

/** Of a fold that one line of the text opens: the words of it that are in a span look like a link. */
export const linkedSummary = css`
  summary {
    --line: 0.06em;
    max-width: 100%;
    min-height: var(--target);
    cursor: pointer;
  }
  summary:hover {
    --line: 0.14em;
  }
  summary span {
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: var(--line);
    text-underline-offset: 0.22em;
  }
`;
