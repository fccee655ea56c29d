import type { Block, BlockType, ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { homeOf } from "./trails.ts";
import { createSimilarity } from "./similarity.ts";

const mostLinks = 3;
const leastLikeness = 0.16;
const sameSectionBonus = 0.25;
const nextLevelBonus = 0.2;

const nextActions = new Set<BlockType>(["journeyCall", "giftTeaser", "quote", "linkList"]);
/** A list this near the end says where to go next. */
const blocksAtEnd = 2;

/** Same language and mood, and not linked already. Editors replace it with a list of links at the end. */
export function createReadOn(pages: readonly ContentPage[]): (page: ContentPage) => ContentLink[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const children = Map.groupBy(pages, ({ path }) => parentOf(path));
  const similarity = createSimilarity(pages);

  function near(page: ContentPage): Map<string, number> {
    const scores = new Map(similarity(page));
    const add = (path: string, more: number) => scores.set(path, (scores.get(path) ?? 0) + more);
    const parent = parentOf(page.path);
    if (parent !== homeOf[page.language]) {
      add(parent, nextLevelBonus);
      for (const { path } of children.get(parent) ?? []) add(path, sameSectionBonus);
    }
    for (const { path } of children.get(page.path) ?? []) add(path, nextLevelBonus);
    return scores;
  }

  return (page) => {
    if (page.path === homeOf[page.language] || page.blocks.slice(-blocksAtEnd).some(({ type }) => type === "linkList"))
      return [];
    const offered = new Set(page.blocks.filter(({ type }) => nextActions.has(type)).flatMap(leadsTo));
    const fits = (other: ContentPage) =>
      other !== page &&
      other.searchable &&
      other.language === page.language &&
      other.mood === page.mood &&
      other.path !== homeOf[page.language] &&
      !offered.has(other.path);
    return [...near(page)]
      .filter(([, score]) => score >= leastLikeness)
      .flatMap(([path, score]) => {
        const other = byPath.get(path);
        return other !== undefined && fits(other) ? [{ other, score }] : [];
      })
      .toSorted((a, b) => b.score - a.score || a.other.path.localeCompare(b.other.path))
      .slice(0, mostLinks)
      .map(({ other }) => ({
        label: other.title,
        href: other.path,
        ...(other.description === "" ? {} : { help: other.description }),
      }));
  };
}

const parentOf = (path: string): string => path.replace(/[^/]+\/$/, "");

const leadsTo = (block: Block): string[] =>
  [
    ...("action" in block ? [block.action, "second" in block ? block.second : undefined] : []),
    ...("links" in block ? block.links : []),
  ].flatMap((link) => (link === undefined ? [] : [link.href]));
