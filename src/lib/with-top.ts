import type { Block, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Editors may leave a page without a top: its title is then the heading of the page, below what is urgent. */
export function withTop<Any extends { type: string }>({
  title,
  blocks,
}: Pick<ContentPage, "title"> & { blocks: Any[] }) {
  if (blocks.some(({ type }) => type === "hero")) return blocks;
  const top: Extract<Block, { type: "hero" }> = { type: "hero", heading: title, giftForm: false };
  const urgent = blocks.findIndex(({ type }) => type !== "emergency");
  const place = urgent === -1 ? blocks.length : urgent;
  return [...blocks.slice(0, place), top, ...blocks.slice(place)];
}
