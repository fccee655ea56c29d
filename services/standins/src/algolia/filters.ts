import { refusals } from "./errors.ts";
import { valuesAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { SearchQuery } from "./settings.ts";

export type Filter = (record: IndexRecord) => boolean;

const all =
  (filters: Filter[]): Filter =>
  (record) =>
    filters.every((filter) => filter(record));
const any =
  (filters: Filter[]): Filter =>
  (record) =>
    filters.some((filter) => filter(record));
const not =
  (filter: Filter): Filter =>
  (record) =>
    !filter(record);

const comparisons: Record<string, (value: number, given: number) => boolean> = {
  "=": (value, given) => value === given,
  "!=": (value, given) => value !== given,
  "<": (value, given) => value < given,
  "<=": (value, given) => value <= given,
  ">": (value, given) => value > given,
  ">=": (value, given) => value >= given,
};

export const isLimited = ({ filters, facetFilters, numericFilters }: SearchQuery): boolean =>
  filters !== "" || facetFilters.length > 0 || numericFilters.length > 0;

/** All three ways in which a query may limit what it finds. `faceting` are the attributes that settings allow for it. */
export const filterOf = (query: SearchQuery, faceting: ReadonlySet<string>): Filter =>
  all([
    readExpression(query.filters, faceting),
    listed(query.facetFilters, (text) => facetFilter(text, faceting)),
    listed(query.numericFilters, numericFilter),
  ]);

/** `["a:1", ["b:1", "b:2"]]`: all of the outer list, any of an inner one. */
function listed(given: SearchQuery["facetFilters"], read: (text: string) => Filter): Filter {
  const outer = typeof given === "string" ? given.split(",").filter((text) => text.trim() !== "") : given;
  return all(outer.map((entry) => (typeof entry === "string" ? read(entry) : any(entry.map(read)))));
}

/** `language:sv`, `section:-Om oss`. An attribute that is not set up for it has no values. */
function facetFilter(text: string, faceting: ReadonlySet<string>): Filter {
  const at = text.indexOf(":");
  if (at < 1) throw refusals.badRequest(`Invalid facet filter: ${text}`);
  const name = text.slice(0, at).trim();
  const value = unquoted(text.slice(at + 1).trim());
  if (value.startsWith("-")) return not(hasValue(name, value.slice(1), faceting));
  return hasValue(name, value.replace(/^\\-/, "-"), faceting);
}

function hasValue(name: string, value: string, faceting: ReadonlySet<string>): Filter {
  const lower = value.toLowerCase();
  return (record) =>
    faceting.has(name) && valuesAt(record, name).some((known) => String(known).toLowerCase() === lower);
}

function numericFilter(text: string): Filter {
  const [, name, sign, number] = /^\s*([^\s<>=!]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const compare = comparisons[sign ?? ""];
  if (name === undefined || compare === undefined) throw refusals.badRequest(`Invalid numeric filter: ${text}`);
  const given = Number(number);
  return (record) => valuesAt(record, name).some((value) => typeof value === "number" && compare(value, given));
}

const unquoted = (text: string) => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text;

/** `language:sv AND (section:"Om oss" OR NOT popularity < 10)` */
function readExpression(text: string, faceting: ReadonlySet<string>): Filter {
  const tokens =
    text.match(/[()]|[^\s()"']*(?:"[^"]*"|'[^']*')|(?:[^\s()<>=!]+\s*(?:<=|>=|!=|=|<|>)\s*-?[\d.]+)|[^\s()]+/g) ?? [];
  const wrong = () => refusals.badRequest(`filters: ${text} is not valid`);
  const takes = (word: string) => {
    if (tokens[0] !== word) return false;
    tokens.shift();
    return true;
  };
  const either = (): Filter => {
    const parts = [both()];
    while (takes("OR")) parts.push(both());
    return any(parts);
  };
  const both = (): Filter => {
    const parts = [one()];
    while (takes("AND")) parts.push(one());
    return all(parts);
  };
  const one = (): Filter => {
    if (takes("NOT")) return not(one());
    if (takes("(")) {
      const inner = either();
      if (!takes(")")) throw wrong();
      return inner;
    }
    const token = tokens.shift();
    if (token === undefined || token === ")") throw wrong();
    return token.includes(":") ? facetFilter(token, faceting) : numericFilter(token);
  };
  if (tokens.length === 0) return () => true;
  const whole = either();
  if (tokens.length > 0) throw wrong();
  return whole;
}
