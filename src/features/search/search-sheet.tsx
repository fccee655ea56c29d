import React, { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { navigate } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SearchForm } from "./search-form.tsx";
import { SheetPaper } from "./sheet-paper.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The header's field, with what may be meant below it: a combobox that the arrow keys walk through. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const { say, language } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [written, write] = useState("");
  const { query, suggestions } = useSuggestions(written, language);
  const [active, setActive] = useState(-1);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => dialog.current?.showModal(), []);

  function go(href: string) {
    dialog.current?.close();
    navigate(href);
  }

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !isOpen) return;
    event.preventDefault();
    // One place more than there are suggestions: the field itself.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <SheetPaper ref={dialog} aria-label={say("searchField.search")} onClose={onClose}>
      <div className="wrap">
        <SearchForm
          id={`${id}-field`}
          onSearch={(searched) => go(suggestions[active]?.href ?? routes.search.href({ query: searched }))}
          input={{
            role: "combobox",
            "aria-expanded": isOpen,
            "aria-controls": `${id}-list`,
            "aria-autocomplete": "list",
            "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
            onChange: ({ target }) => {
              write(target.value);
              setActive(-1);
            },
            onKeyDown: walk,
          }}
        />
        <button className="tool close" type="button" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 4 4.4 1.8 10 8l6-6.2L18 4l-6 6 6.2 6-2.4 2.4L10 12l-6 6.2L1.6 16 8 10z" />
          </svg>
          {say("searchField.close")}
        </button>
        <SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          onChoose={({ href }) => go(href)}
        />
        <p className="hidden" role="status">
          {query !== "" && say(isOpen ? "searchField.count" : "searchField.none", { count: suggestions.length })}
        </p>
      </div>
    </SheetPaper>
  );
}
