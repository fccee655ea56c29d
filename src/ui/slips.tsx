import React from "react";
import { styled } from "styled-components";
import { from } from "./media.ts";

export function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 13 5 9.4l5 5.4L20 3l3.4 2.8L10.3 22z" />
    </svg>
  );
}

/** Choices on slips of paper, `--longest` letters each. The fieldset around them is their container. */
export const Slips = styled.div`
  display: grid;
  /* A slip has room for its amount and the tick. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--longest) * 0.66rem + 1.5rem)), 1fr));
  gap: var(--s3);
  margin-top: var(--s5);

  label {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--slip-high, var(--target));
    padding: var(--s2);
    font: 700 clamp(1.1875rem, 0.95rem + 1.1vw, 1.5rem) / 1 var(--font-head);
    white-space: nowrap;
    cursor: pointer;
  }
  label::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--sheet-quiet);
    clip-path: var(--cut-1);
  }
  label:nth-child(2)::before {
    clip-path: var(--cut-2);
  }
  label:nth-child(3)::before {
    clip-path: var(--cut-3);
  }
  label:hover::before {
    background: var(--rule);
  }
  label:has(:checked) {
    color: var(--on-chosen);
  }
  label:has(:checked)::before {
    background: var(--chosen);
  }
  label:has(:focus-visible) {
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-inner);
  }
  :focus-visible {
    outline: none;
    box-shadow: none;
  }
  [type="radio"] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    display: none;
    flex: none;
    width: 0.9em;
    margin-right: 0.25em;
    fill: currentColor;
  }
  :checked + svg {
    display: block;
  }
  @media (max-width: 22.4375em) {
    label {
      padding-inline: 0;
      font-size: 1.0625rem;
    }
  }
  .own {
    grid-column: 1 / -1;
    justify-content: flex-start;
    gap: min(var(--s3), 4vw);
    padding: 0 min(var(--s4), 5vw);
    font: 550 var(--t-text) / 1.1 var(--font-text);
  }
  .own::before {
    clip-path: var(--cut-4);
  }
  .own--taken::before {
    background: none;
    box-shadow: inset 0 0 0 3px var(--mark);
    clip-path: none;
  }
  .own input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: var(--target);
    padding: 0 var(--s2);
    border: 0;
    border-bottom: 3px solid var(--outline);
    background: none;
    color: inherit;
    font: 700 1.5rem/1 var(--font-head);
    text-align: right;
  }
  .own input[aria-invalid] {
    border-color: var(--error);
  }
  ${from("S")} {
    grid-template-columns: repeat(3, 1fr);
  }
  /* One row where an own amount of six figures is still seen whole. */
  @container (min-width: 42rem) {
    &:has(.own) {
      grid-template-columns: repeat(3, 1fr) 2.4fr;
    }
    .own {
      grid-column: auto;
    }
  }
  ${from("XL")} {
    label {
      font-size: clamp(1.25rem, 1.6vw, 1.5rem);
    }
  }
  @media (forced-colors: active) {
    label {
      border: 1px solid;
    }
    label:has(:checked) {
      border: 4px solid Highlight;
    }
  }
`;
