import React, { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { mostInHousehold } from "@hjarta-lunga/contract/households.ts";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { fieldId } from "#src/core/form/field-words.ts";
import { useTexts } from "#src/core/texts.tsx";

type Props = {
  form: FormState;
  names: readonly string[];
  phone: string;
  onChange: (names: readonly string[]) => void;
};

/** The others of a household, one row each. */
export function HouseholdFields({ form, names, phone, onChange }: Props) {
  const { say } = useTexts();
  const addButton = useRef<HTMLButtonElement>(null);
  /** A row that has just come takes the focus; where one has gone, the button does. */
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    (document.getElementById(toFocus.current) ?? addButton.current)?.focus();
    toFocus.current = null;
  }, [names]);

  function add() {
    toFocus.current = fieldId(`household.${names.length}`);
    onChange([...names, ""]);
  }
  function remove(index: number) {
    toFocus.current = "";
    onChange(names.filter((_, each) => each !== index));
  }

  return (
    <Rows>
      <legend>{say("membership.household")}</legend>
      <p className="hint">{say("membership.householdHint")}</p>
      {names.map((name, index) => (
        <div className="row" key={index}>
          <FormField
            form={form}
            name={`household.${index}`}
            label={say("membership.household.label", { number: index + 1 })}
            autoComplete="off"
            autoCapitalize="words"
            value={name}
            onChange={(written) => onChange(names.map((each, place) => (place === index ? written : each)))}
          />
          <button className="plain" type="button" onClick={() => remove(index)}>
            {say("membership.household.remove", { number: index + 1 })}
          </button>
        </div>
      ))}
      {names.length < mostInHousehold ? (
        <button ref={addButton} className="btn btn--line" type="button" onClick={add}>
          {say("membership.household.add")}
        </button>
      ) : (
        <p role="status">{say("membership.household.full", { phone })}</p>
      )}
    </Rows>
  );
}

const Rows = styled.fieldset`
  legend {
    padding: 0;
    font: 700 var(--t-h4) / 1.25 var(--font-head);
  }
  .hint {
    margin-top: var(--s1);
    color: var(--text-soft);
    line-height: 1.4;
  }
  .row,
  > .btn,
  > [role="status"] {
    margin-top: var(--s4);
  }
`;
