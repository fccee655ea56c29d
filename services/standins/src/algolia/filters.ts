import { refusal } from "./errors.ts";
import type { Search } from "./settings.ts";

/** `["language:sv", ["section:-Om oss", "section:Stöd oss"]]`, all of the outer list and any of an inner one, as SQL. */
export const readFilters = (facetFilters: Search["facetFilters"]) => {
  const values: string[] = [];
  const one = (text: string): string => {
    const [, name, minus, value] = /^([^:]+):(-?)(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw refusal(400, `Invalid facet filter: ${text}`);
    values.push(name, value);
    return `+rowid ${minus === "-" ? "not in" : "in"} (select place from facet where name = ? and value = ?)`;
  };
  const all = facetFilters.map((entry) => `(${[entry].flat().map(one).join(" or ")})`);
  return { condition: ["true", ...all].join(" and "), values };
};
