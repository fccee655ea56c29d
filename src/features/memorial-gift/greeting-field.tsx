import React, { useId, useState } from "react";
import { styled } from "styled-components";
import { fieldId, problemKey } from "#src/core/form/field-words.ts";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useTexts } from "#src/core/texts.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { suggestions } from "./suggestions.ts";
import type { SheetForm } from "./use-sheet-form.ts";

type Props = { form: SheetForm; greeting: string; onChange: (greeting: string) => void };

const name = "greeting";

/** A few words of the visitor's own, or some to begin with. */
export function GreetingField({ form, greeting, onChange }: Props) {
  const { say } = useTexts();
  const afterPress = useAfterPress();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  /** What stood there before a suggestion took its place, for the way back to it. */
  const [before, setBefore] = useState<string | null>(null);
  const problem = form.problemOf(name);
  const suggested = suggestions.map((key) => say(key));

  function take(words: string) {
    const isOwn = greeting.trim() !== "" && !suggested.includes(greeting);
    if (isOwn) setBefore(greeting);
    onChange(words);
    document.getElementById(fieldId(name))?.focus();
  }
  return (
    <Greeting>
      <TextArea
        id={fieldId(name)}
        name={name}
        label={say("memorial.greeting.label")}
        optional={say("form.optional")}
        hint={say("memorial.greeting.hint")}
        value={greeting}
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
          {say("memorial.greeting.takeBack")}
        </button>
      )}
      <button
        className="plain"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {say(isOpen ? "memorial.suggestions.hide" : "memorial.suggestions")}
      </button>
      <Suggestions id={listId} hidden={!isOpen}>
        {suggested.map((words) => (
          <li key={words}>
            <button type="button" aria-label={say("memorial.suggestions.take", { words })} onClick={() => take(words)}>
              {words}
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
