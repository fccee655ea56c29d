import { richTextTags } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** What in a block is no text to read: kinds, URLs, names of files. */
const notRead = new Set(["type", "href", "source", "name", "alt", "tone", "campaigns", "files"]);
const tags = new Set<unknown>(richTextTags);

/** Every text in a block or a list of them, in order. The tag of rich text is none; that of a quote is. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(wordsOf);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    notRead.has(name) || (name === "tag" && tags.has(part)) ? [] : wordsOf(part),
  );
}
