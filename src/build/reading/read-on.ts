import type { Block, BlockType, ContentLink, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { homeOf } from "./trails.ts";
import { createSimilarity } from "./similarity.ts";

const most = 3;
/** Below this, two pages have little more in common than being ours. */
const leastLikeness = 0.16;
/** Pages of one section belong together, even in different words. */
const sameSection = 0.25;
const nextLevel = 0.2;

const wayOn = new Set<BlockType>(["journeyCall", "giftTeaser", "quote", "linkList"]);
/** So near the end a list says where to go from here, not what lies in the section. */
const end = 2;

/**
 * What to read after a page: near in subject or in the same section, in its language and mood, and not already offered
 * by a block of its own. An editor who wants other ways on ends the page with a list of links: it stands in place of ours.
 */
export function createReadOn(pages: readonly ContentPage[]): (page: ContentPage) => ContentLink[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const children = Map.groupBy(pages, ({ path }) => parentOf(path));
  const similarity = createSimilarity(pages);

  function near(page: ContentPage): Map<string, number> {
    const scores = new Map(similarity(page));
    const add = (path: string, more: number) => scores.set(path, (scores.get(path) ?? 0) + more);
    const parent = parentOf(page.path);
    if (parent !== homeOf[page.language]) {
      add(parent, nextLevel);
      for (const { path } of children.get(parent) ?? []) add(path, sameSection);
    }
    for (const { path } of children.get(page.path) ?? []) add(path, nextLevel);
    return scores;
  }

  return (page) => {
    if (page.path === homeOf[page.language] || page.blocks.slice(-end).some(({ type }) => type === "linkList"))
      return [];
    const offered = new Set(page.blocks.filter(({ type }) => wayOn.has(type)).flatMap(leadsTo));
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
      .slice(0, most)
      .map(({ other }) => ({
        label: other.title,
        href: other.path,
        ...(other.description === "" ? {} : { help: other.description }),
      }));
  };
}

/** "/hjartat/hjartsvikt/" lies below "/hjartat/", and that below "/". */
const parentOf = (path: string): string => path.replace(/[^/]+\/$/, "");

const leadsTo = (block: Block): string[] =>
  [
    ...("action" in block ? [block.action, "second" in block ? block.second : undefined] : []),
    ...("links" in block ? block.links : []),
  ].flatMap((link) => (link === undefined ? [] : [link.href]));
