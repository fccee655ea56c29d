import { richTextTags } from "@hjarta-lunga/contract/schemas/published-content.ts";

const notRead = new Set(["type", "href", "source", "name", "alt", "tone", "campaigns", "files"]);
const tags = new Set<unknown>(richTextTags);

/** `tag` is an element in rich text, but a text in a quote. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(wordsOf);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    notRead.has(name) || (name === "tag" && tags.has(part)) ? [] : wordsOf(part),
  );
}
