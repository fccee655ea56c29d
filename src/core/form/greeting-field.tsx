import React, { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { TextArea } from "#src/ui/text-area.tsx";
import { useTexts, type FillIns } from "../texts.tsx";
import { fieldId, problemKey, type FormState } from "./form-field.tsx";
import { useAfterPress } from "./use-after-press.ts";

type Props = {
  form: FormState;
  namespace: "candle" | "greeting" | "giftDocument" | "memorial";
  /** The field's texts begin with it, and end with its name. */
  texts: "candle.greeting" | "greeting.message" | "giftDocument.greeting" | "memorial.greeting";
  fillIns?: FillIns;
  greeting: string;
  suggestions: readonly TextKey[];
  onChange: (greeting: string) => void;
  below?: ReactNode;
};

export function GreetingField({ form, namespace, texts, fillIns, greeting, suggestions, onChange, below }: Props) {
  const { say } = useTexts();
  const name = texts.replace(`${namespace}.`, "");
  const suggested = suggestions.map((key) => say(key));
  const afterPress = useAfterPress();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<string | null>(null);
  const problem = form.problemOf(name);

  function take(borrowed: string) {
    const isOwn = greeting.trim() !== "" && !suggested.includes(greeting);
    if (isOwn) setBefore(greeting);
    onChange(borrowed);
    document.getElementById(fieldId(name))?.focus();
  }
  return (
    <Greeting>
      <TextArea
        id={fieldId(name)}
        name={name}
        label={say(form.words[name]?.label ?? "form.required")}
        optional={say("form.optional")}
        hint={say(`${texts}.hint`, fillIns)}
        value={greeting}
        below={below}
        error={problem && say(problemKey(form.words, name, problem))}
        onChange={onChange}
        onBlur={() => afterPress(() => form.leftField(name, greeting))}
      />
      {before !== null && before !== greeting && (
        <button
          className="plain"
          type="button"
          onClick={() => {
            onChange(before);
            setBefore(null);
          }}
        >
          {say(`${texts}.takeBack`)}
        </button>
      )}
      <button
        className="plain"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {say(isOpen ? `${namespace}.suggestions.hide` : `${namespace}.suggestions`)}
      </button>
      <Suggestions id={listId} hidden={!isOpen}>
        {suggested.map((borrowed) => (
          <li key={borrowed}>
            <button
              type="button"
              aria-label={say(`${namespace}.suggestions.take`, { words: borrowed })}
              onClick={() => take(borrowed)}
            >
              {borrowed}
            </button>
          </li>
        ))}
      </Suggestions>
    </Greeting>
  );
}

const Greeting = styled.div`
  > button {
    margin-top: var(--s3);
  }
`;

const Suggestions = styled.ul`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s2);
  padding: 0;
  list-style: none;

  &[hidden] {
    display: none;
  }
  li {
    max-width: none;
  }
  button {
    width: 100%;
    min-height: var(--target);
    padding: 0.8rem min(1rem, 5vw);
    border: 0;
    background: var(--sheet-quiet);
    color: inherit;
    font: 500 1.1875rem/1.4 var(--font-head);
    text-align: left;
    white-space: pre-line;
    cursor: pointer;
  }
  button:hover {
    background: var(--rule);
  }
`;
