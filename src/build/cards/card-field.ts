import { readFile } from "node:fs/promises";
import path from "node:path";
import { papers } from "@hjarta-lunga/contract/colours.ts";
import type { CardField } from "../../lib/shown-content.ts";

/** By the colour of the drawing's paper, so that the card is seen on its field. */
const fields: Partial<Record<string, CardField>> = {
  [papers.red]: "note",
  [papers.rose]: "heart",
  [papers.sun]: "deep",
  [papers.blue4]: "air",
  [papers.blue2]: "sun",
  [papers.blue3]: "note",
  [papers.blue1]: "deep",
};

export const fieldFor = (svg: string): CardField => fields[groundOf(svg) ?? ""] ?? "air";

export async function cardField(artwork: string): Promise<CardField> {
  return fieldFor(await readFile(path.resolve("artwork", `${artwork}.svg`), "utf8"));
}

function groundOf(svg: string): string | undefined {
  const first = /<(?:path|rect)\b[^>]*>/.exec(svg)?.[0] ?? "";
  const className = /class="(\w+)"/.exec(first)?.[1];
  if (className === undefined) return /fill="(#\w+)"/.exec(first)?.[1];
  return new RegExp(`\\.${className}\\{fill:(#\\w+)`).exec(svg)?.[1];
}
