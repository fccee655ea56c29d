import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

/** A sheet that comes down over the header, and leaves the page below it in sight. */
export const SheetPaper = styled.dialog`
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  max-height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--field-air);
  color: var(--on-air);

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 var(--gap);
    padding-block: var(--s4) var(--s6);
  }
  form {
    grid-column: 1 / -1;
    grid-row: 2;
    max-width: none;
  }
  .close {
    grid-column: 2;
    grid-row: 1;
    margin-right: calc(var(--s3) * -1);
  }
  .close svg {
    width: 0.85em;
  }
  [role="listbox"] {
    grid-column: 1 / -1;
    margin-top: var(--s4);
  }
  .kind {
    margin-top: var(--s3);
    font-weight: var(--w-strong);
  }
  [role="option"] {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--s1) var(--s3);
    margin-inline: calc(var(--s3) * -1);
    border-bottom: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    line-height: 1.3;
    cursor: pointer;
  }
  [role="option"]:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [aria-selected="true"] {
    background: var(--text);
    color: var(--ground);
  }
  @media (forced-colors: active) {
    border-bottom: 2px solid;
    [aria-selected="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${from("L")} {
    > .wrap {
      padding-block: var(--s5) var(--s7);
    }
    form {
      grid-column: 1;
      grid-row: 1;
      max-width: 60rem;
    }
    [role="listbox"] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 var(--gap);
      max-width: 60rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: come-down 0.2s cubic-bezier(0.2, 0.7, 0.3, 1);
    }
    @keyframes come-down {
      from {
        clip-path: polygon(0 0, 100% 0, 100% 8%, 0 0);
      }
      to {
        clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%);
      }
    }
  }
`;
