import React, { useRef } from "react";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { from } from "#src/ui/media.ts";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";

type Props = {
  kinds: readonly MembershipKind[];
  chosen: string;
  errorId: string | undefined;
  /** Until the address is read, what was chosen before script came is kept and not told. */
  isReady: boolean;
  onChoose: (code: string) => void;
};

/** The memberships as cut slips, each with its fee on a tag that turns red when it is taken. */
export function KindCards({ kinds, chosen, errorId, isReady, onChoose }: Props) {
  const { say } = useTexts();
  const cards = useRef<HTMLFieldSetElement>(null);
  const taken = () => {
    const checked = cards.current?.querySelector<HTMLInputElement>(":checked")?.value;
    return checked === undefined || checked === chosen ? null : checked;
  };
  useInputBeforeHydration(taken, onChoose, isReady);
  return (
    <Cards ref={cards} aria-describedby={errorId}>
      <legend>{say("membership.kinds")}</legend>
      {kinds.map(({ code, name, description, yearlyFee }) => (
        <label key={code}>
          <input
            type="radio"
            autoComplete="off"
            name={queryKeys.membership}
            value={code}
            checked={chosen === code}
            onChange={() => onChoose(code)}
          />
          <b>{name}</b>
          <span className="fee num">{say("membership.fee", { fee: formatAmount(yearlyFee) })}</span>
          <small>{description}</small>
        </label>
      ))}
    </Cards>
  );
}

const Cards = styled.fieldset`
  legend {
    padding: 0;
    font-weight: var(--w-strong);
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2) min(0.9rem, 4vw);
    align-items: start;
    margin-top: var(--s3);
    padding: var(--s4) min(1.25rem, 5vw);
    background: var(--sheet-quiet);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  label:has(:focus-visible) {
    outline: 4px solid var(--focus-outer);
    outline-offset: 3px;
  }
  input {
    appearance: none;
    width: 1.625rem;
    height: 1.625rem;
    margin: 0.15rem 0 0;
    border: 2px solid var(--text);
    border-radius: 50%;
    background: var(--sheet);
    cursor: inherit;
  }
  :focus-visible {
    outline: none;
    box-shadow: none;
  }
  b {
    font: 700 var(--t-h4) / 1.3 var(--font-head);
  }
  .fee,
  small {
    grid-column: 2;
  }
  .fee {
    justify-self: start;
    margin-left: -0.35rem;
    padding: 0.35rem 0.9rem 0.4rem;
    background: var(--sheet);
    clip-path: var(--cut-2);
    font: 700 1.25rem/1.2 var(--font-head);
    white-space: normal;
  }
  small {
    font-size: 1.125rem;
    line-height: 1.4;
    color: var(--text-soft);
  }
  /* Without script nothing can be chosen here: the slips say what there is. */
  html:not([data-script]) & {
    label {
      cursor: auto;
    }
    input {
      visibility: hidden;
    }
  }
  html[data-script] & {
    label:has(:checked) {
      box-shadow: inset 0 0 0 3px var(--mark);
    }
    :checked {
      border-color: var(--mark);
      background: var(--mark);
      box-shadow: inset 0 0 0 5px var(--sheet);
    }
    :checked ~ .fee {
      background: var(--chosen);
      color: var(--on-chosen);
    }
  }
  ${from("S")} {
    label {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .fee {
      grid-column: 3;
      grid-row: 1;
      margin-left: 0;
    }
    small {
      grid-column: 2 / 4;
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    label {
      border: 1px solid;
    }
    label:has(:checked) {
      border: 4px solid Highlight;
    }
    .fee {
      clip-path: none;
    }
  }
`;
