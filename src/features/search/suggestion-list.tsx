import React from "react";
import { useTexts } from "#src/core/texts.tsx";
import type { Suggestion } from "./use-suggestions.ts";

type Props = {
  id: string;
  suggestions: Suggestion[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** The field keeps the focus and names the active option (aria-activedescendant). */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: Props) {
  const { say } = useTexts();
  const group = (kind: Suggestion["kind"], heading: string) =>
    suggestions.some((suggestion) => suggestion.kind === kind) && (
      <div role="group" aria-labelledby={`${id}-${kind}`}>
        <p className="kind" id={`${id}-${kind}`}>
          {heading}
        </p>
        {suggestions.map(
          (suggestion, index) =>
            suggestion.kind === kind && (
              // The field handles the keys: it moves through the options and chooses one.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={suggestion.href}
                role="option"
                tabIndex={-1}
                id={optionId(index)}
                aria-selected={index === active}
                lang={suggestion.language === "en" ? "en" : undefined}
                // The field keeps the focus, and a phone its keyboard.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                {suggestion.label}
              </div>
            ),
        )}
      </div>
    );
  return (
    <div role="listbox" id={id} aria-label={say("searchField.suggestions")} hidden={suggestions.length === 0}>
      {group("query", say("searchField.queries"))}
      {group("page", say("searchField.pages"))}
    </div>
  );
}
