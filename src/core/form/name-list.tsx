import React, { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { fieldId, FormField, rowField, type FormState } from "./form-field.tsx";
import type { NameRow } from "./name-rows.ts";

type Props = {
  form: FormState;
  list: string;
  rows: readonly NameRow[];
  /** So many that none of them can be taken away. */
  least?: number;
  most: number;
  words: {
    legend: string;
    hint: string;
    add: string;
    full: string;
    label: (number: number) => string;
    remove: (number: number) => string;
  };
  onChange: (rows: readonly NameRow[]) => void;
};

export function NameList({ form, list, rows, least = 0, most, words, onChange }: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  /** A row that has just come takes the focus; where one has gone, the button does. */
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    (document.getElementById(toFocus.current) ?? addButton.current)?.focus();
    toFocus.current = null;
  }, [rows]);

  function add() {
    const id = crypto.randomUUID();
    toFocus.current = fieldId(rowField(list, id));
    onChange([...rows, { id, name: "" }]);
  }
  function remove(gone: string) {
    toFocus.current = "";
    onChange(rows.filter(({ id }) => id !== gone));
  }

  return (
    <Rows>
      <legend>{words.legend}</legend>
      <p className="hint">{words.hint}</p>
      {rows.map(({ id, name }, index) => (
        <div className="row" key={id}>
          <FormField
            form={form}
            name={rowField(list, id)}
            label={words.label(index + 1)}
            autoComplete="off"
            autoCapitalize="words"
            value={name}
            onChange={(written) => onChange(rows.map((each) => (each.id === id ? { id, name: written } : each)))}
          >
            {rows.length > least && (
              <button className="plain" type="button" onClick={() => remove(id)}>
                {words.remove(index + 1)}
              </button>
            )}
          </FormField>
        </div>
      ))}
      {rows.length < most ? (
        <button ref={addButton} className="btn btn--line" type="button" onClick={add}>
          {words.add}
        </button>
      ) : (
        <p role="status">{words.full}</p>
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
    margin-top: var(--s6);
  }
`;
