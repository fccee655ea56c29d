import type { Field, Payload } from "payload";
import type { z } from "zod";
import type { RecordSlug } from "./broken-records.ts";

type Issue = z.core.$ZodIssue;

const fieldsOf = (payload: Payload, slug: RecordSlug): Field[] => {
  const { collections, globals } = payload.config;
  return [...collections, ...globals].find((config) => config.slug === slug)?.fields ?? [];
};

/** Rows and tabs only lay fields out. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === "tabs") return flat(field.tabs.flatMap((tab) => tab.fields));
    return "fields" in field && !("name" in field) ? flat(field.fields) : [field];
  });

/** "Innehåll 2, Rubrik": by the words of the form. */
function placeOf(fields: readonly Field[], path: readonly PropertyKey[]): string[] {
  const [name, ...rest] = path;
  const field = flat(fields).find((each) => "name" in each && each.name === name);
  if (field === undefined || !("name" in field)) return [];
  const label = "label" in field && typeof field.label === "string" ? field.label : field.name;
  const [index] = rest;
  const isListed = typeof index === "number";
  const inner =
    field.type === "blocks" ? field.blocks.flatMap((block) => block.fields) : "fields" in field ? field.fields : [];
  return [isListed ? `${label} ${index + 1}` : label, ...placeOf(inner, isListed ? rest.slice(1) : rest)];
}

function complaint(issue: Issue): string {
  if (issue.code === "too_big")
    return issue.origin === "string" ? `är för långt: högst ${issue.maximum} tecken` : "är för mycket";
  if (issue.code === "too_small")
    return issue.origin === "string" || issue.origin === "array" ? "är tomt" : "är för litet";
  return issue.code === "invalid_type" ? "saknas" : "har en form som webbplatsen inte kan visa";
}

export function problemWords(payload: Payload, slug: RecordSlug, error: unknown): string {
  const [issue] = (error as Partial<z.ZodError>).issues ?? [];
  if (issue === undefined) return "en bild eller en del av innehållet saknas";
  const place = placeOf(fieldsOf(payload, slug), issue.path);
  return `${place.length === 0 ? "något i den" : `”${place.join(", ")}”`} ${complaint(issue)}`;
}
