import React, { useRef, type RefObject } from "react";
import { styled } from "styled-components";
import { Slips, Tick } from "./slips.tsx";
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

const Choice = styled.fieldset`
  container-type: inline-size;
`;
