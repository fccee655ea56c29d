import React, { useRef, type RefObject } from "react";
import { styled } from "styled-components";
import { from } from "./media.ts";
import { useInputBeforeHydration } from "./use-input-before-hydration.ts";

type Props = {
  legend: string;
  name: string;
  presets: number[];
  chosen: number | null;
  own: string;
  ownField?: RefObject<HTMLInputElement | null>;
  ownId?: string;
  labels: { other: string; otherLabel: string; currency: string };
  show: (amount: number) => string;
  onChoose: (preset: number) => void;
  onOwn: (written: string) => void;
  /** Until the URL is read, input from before hydration is kept back. */
  isReady?: boolean;
  errorId?: string | undefined;
};

export function AmountChoice(props: Props) {
  const { legend, name, presets, chosen, own, ownField, ownId, labels, show, onChoose, onOwn, errorId } = props;
  const { isReady = true } = props;
  const slips = useRef<HTMLDivElement>(null);
  const given = () => {
    const fields = Array.from(slips.current?.querySelectorAll("input") ?? []);
    const written = fields.find(({ type }) => type !== "radio")?.value ?? "";
    const checked = presets.find((preset) => preset === Number(fields.find((field) => field.checked)?.value));
    const taken = checked === undefined || checked === chosen ? null : checked;
    if (written === own || written.trim() === "") return taken;
    // Which came last is unknown: both are shown, so that the visitor is asked.
    return taken === null ? written : `${show(taken)} / ${written}`;
  };
  useInputBeforeHydration(given, (done) => (typeof done === "number" ? onChoose(done) : onOwn(done)), isReady);
  // Without a preselected preset, the empty field is not wrong until the visitor has tried to go on.
  const isOwnTaken = chosen === null && (own !== "" || errorId !== undefined);
  const longest = Math.max(...presets.map((preset) => `${show(preset)} ${labels.currency}`.length));
  return (
    <Choice>
      <legend className="hidden">{legend}</legend>
      <Slips ref={slips} style={{ "--longest": longest }}>
        {presets.map((preset) => (
          <label key={preset}>
            <input
              type="radio"
              name={name}
              value={preset}
              checked={chosen === preset}
              onChange={() => onChoose(preset)}
            />
            <Tick />
            <span className="num">{`${show(preset)} ${labels.currency}`}</span>
          </label>
        ))}
        <label className={isOwnTaken ? "own own--taken" : "own"}>
          <span>{labels.other}</span>
          <input
            ref={ownField}
            id={ownId}
            inputMode="decimal"
            name={`${name}-eget`}
            autoComplete="off"
            aria-label={labels.otherLabel}
            aria-invalid={errorId === undefined ? undefined : true}
            aria-describedby={errorId}
            value={own}
            onChange={(event) => onOwn(event.currentTarget.value)}
          />
          <span>{labels.currency}</span>
        </label>
      </Slips>
    </Choice>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 13 5 9.4l5 5.4L20 3l3.4 2.8L10.3 22z" />
    </svg>
  );
}

const Choice = styled.fieldset`
  container-type: inline-size;
`;

const Slips = styled.div`
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
    grid-template-columns: repeat(3, 1fr) 2.4fr;
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
