import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CardField } from "../../lib/shown-content.ts";

/** By the colour of the drawing's paper, so that the card is seen on its field. */
const fields: Partial<Record<string, CardField>> = {
  "#a4182f": "note",
  "#f0b9a8": "heart",
  "#f0b53a": "deep",
  "#1d5066": "air",
  "#a9cfd8": "sun",
  "#6ba6b8": "note",
  "#d7e9ec": "deep",
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
