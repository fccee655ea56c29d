import type { Block, ContentPage, RichTextNode } from "../../../contract/schemas/published-content.ts";

type Found = { at: string; text: string };

/** Keys whose values are names, URLs and codes, not words that somebody reads. */
const notProse = new Set([
  "path",
  "articleNumber",
  "artwork",
  "campaigns",
  "code",
  "dialled",
  "from",
  "href",
  "kind",
  "language",
  "mood",
  "name",
  "source",
  "tag",
  "to",
  "tone",
  "translation",
  "type",
]);

/** Every string that a visitor reads, with where it stands. */
export function proseIn(value: unknown, at: string): Found[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => proseIn(item, `${at}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key, inner]) => !(notProse.has(key) && typeof inner === "string" && isName(key, value)))
    .filter(([key]) => key !== "campaigns" || !("type" in value))
    .flatMap(([key, inner]) => proseIn(inner, `${at}.${key}`));
}

/** A picture's name is a file and a link's source a URL, but an article's name and a quote's source are words. */
function isName(key: string, owner: object): boolean {
  if (key === "name") return "source" in owner;
  if (key === "source") return !("quote" in owner);
  if (key === "tag") return !("quote" in owner);
  return true;
}

/** Every value under a key with this name, however deep. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(key, item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner as unknown] : []),
    ...valuesOf(key, inner),
  ]);
}

export const hrefsIn = (value: unknown): string[] =>
  valuesOf("href", value).filter((href): href is string => typeof href === "string");

export const picturesIn = (value: unknown): { name: string; alt: string }[] =>
  valuesOf("picture", value).filter(
    (picture): picture is { name: string; alt: string } =>
      typeof picture === "object" && picture !== null && "name" in picture,
  );

export const plainText = (nodes: RichTextNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : plainText(node.children ?? []))).join("");

export const richTextsIn = (page: Pick<ContentPage, "blocks">): RichTextNode[][] =>
  page.blocks.flatMap((block: Block) => {
    if (block.type === "text" || block.type === "quote") return [block.content];
    return block.type === "questions" ? block.items.map(({ answer }) => answer) : [];
  });
