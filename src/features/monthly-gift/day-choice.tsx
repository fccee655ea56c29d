import React, { useRef } from "react";
import { styled } from "styled-components";
import { drawDays, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { linkedSummary } from "#src/ui/linked-summary.ts";
import { Option } from "#src/ui/option.tsx";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";

type Props = { chosen: DrawDay; isReady?: boolean; onChoose: (day: DrawDay) => void };

/** The usual day suits most: one line says it, and opens for another. It opens before script too. */
export function DayChoice({ chosen, isReady = true, onChoose }: Props) {
  const { say } = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const taken = () => {
    const checked = Number(row.current?.querySelector<HTMLInputElement>(":checked")?.value);
    const day = drawDays.find((each) => each === checked);
    return day === undefined || day === chosen ? null : day;
  };
  useInputBeforeHydration(taken, onChoose, isReady);
  return (
    <Days>
      <summary>
        {say("monthly.dayLine", { day: chosen })} <span>{say("monthly.changeDay")}</span>
      </summary>
      <fieldset>
        <legend className="hidden">{say("monthly.day")}</legend>
        <div ref={row}>
          {drawDays.map((day) => (
            <Option key={day}>
              <input
                type="radio"
                autoComplete="off"
                name={queryKeys.drawDay}
                value={day}
                checked={chosen === day}
                onChange={() => onChoose(day)}
              />
              <span>{say("monthly.dayOption", { day })}</span>
            </Option>
          ))}
        </div>
        <p>{say("monthly.dayHelp")}</p>
      </fieldset>
    </Days>
  );
}

const Days = styled.details`
  ${linkedSummary}
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s4);
    width: fit-content;
    overflow-wrap: anywhere;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  fieldset {
    padding-bottom: var(--s4);
  }
  p {
    margin-top: var(--s3);
    color: var(--text-soft);
    line-height: 1.4;
  }
  div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: var(--s2);
    max-width: 34rem;
  }
  input[type="radio"] {
    border-radius: 50%;
  }
  input[type="radio"]:checked {
    background: var(--mark);
    box-shadow: inset 0 0 0 5px var(--sheet);
  }
`;
