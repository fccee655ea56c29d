import React, { useEffect, useId, useRef } from "react";
import { navigate } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { wordsInPath } from "./search-params.ts";
import { SearchForm } from "./search-form.tsx";

/** For who came to an address without a page: its last words are perhaps what they came for. */
export function MissingPageSearch() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Nothing is put in the place of what somebody has written already.
    if (field.current?.value === "") field.current.value = wordsInPath(window.location.pathname);
  }, []);
  return <SearchForm id={id} field={field} onSearch={(query) => navigate(routes.search.href({ query }))} />;
}
