import React, { useRef, type InputHTMLAttributes, type ReactNode, type Ref, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { from } from "#src/ui/media.ts";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";

type Props = {
  id: string;
  field?: Ref<HTMLInputElement>;
  input?: InputHTMLAttributes<HTMLInputElement>;
  onSearch: (query: string) => void;
  children?: ReactNode;
};

/** Longer than any question; the provider takes no more than 512 bytes. */
const longestQuery = 200;

/** One line to search with. Without script it asks for the search page, which then reads its URL. */
export function SearchForm({ id, field, input, onSearch, children }: Props) {
  const { say } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useSubmitBeforeHydration(form);

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get(queryKeys.query);
    onSearch(typeof written === "string" ? written.trim() : "");
  }

  return (
    <Form ref={form} role="search" action={routes.search.pattern} onSubmit={search} {...unhydratedForm}>
      <label htmlFor={id}>{say("searchField.label")}</label>
      {children}
      <div className="line">
        <input
          ref={field}
          id={id}
          name={queryKeys.query}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={longestQuery}
          {...input}
        />
        <button className="btn" type="submit">
          {say("searchField.search")}
        </button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  max-width: 44rem;

  label {
    display: block;
    font-weight: var(--w-strong);
  }
  .line {
    display: flex;
    gap: var(--s3);
    margin-top: var(--s2);
  }
  input {
    flex: 1;
    /* As wide as its line, never as twenty letters: where those were too wide, the button left the screen. */
    width: 100%;
    min-width: 0;
    min-height: 3.75rem;
    padding: 0.5rem 0.9rem;
    border: 2px solid var(--outline);
    border-radius: 2px;
    background: var(--sheet);
    color: var(--text);
    font: inherit;
    font-size: 1.25rem;
    appearance: none;
  }
  /* The browser's own sign is blue. */
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  .btn {
    flex: none;
    min-height: 3.75rem;
    padding-inline: 1.25rem;
  }
  ${from("M")} {
    .btn {
      padding-inline: 2rem;
    }
  }
`;
