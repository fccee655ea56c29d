import React, { useEffect, useId, useRef } from "react";
import { navigate } from "gatsby";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { wordsInPath } from "./search-params.ts";
import { SearchForm } from "./search-form.tsx";

/** On the 404 page: a search for the last words of the URL's path, which may be what the visitor came for. */
export function MissingPageSearch() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What the visitor has typed is never overwritten.
    if (field.current?.value === "") field.current.value = wordsInPath(window.location.pathname);
  }, []);
  return <SearchForm id={id} field={field} onSearch={(query) => navigate(routes.search.href({ query }))} />;
}
