import type { Fields } from "../../history/differences.ts";

const longest = 600;
const unread = new Set(["id", "blockType", "type", "format", "style", "direction", "mode", "version", "source"]);

function texts(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Fields).flatMap(([key, inside]) => (unread.has(key) ? [] : texts(inside)));
}

/** Of a text, a list or a block: the words in it. */
export function shownValue(value: unknown): string {
  if (value === true) return "Ja";
  if (value === false) return "Nej";
  const words = typeof value === "object" ? texts(value).join(" · ") : texts(value).join("");
  if (words === "") return "(tomt)";
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
}
