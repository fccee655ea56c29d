import { richTextTags, type ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** A word on more pages says little, and makes large sites slow. */
const mostPagesOfAWord = 400;

const lettersRead = 3000;

type Weights = Map<string, number>;

export function createSimilarity(pages: readonly ContentPage[]): (page: ContentPage) => Map<string, number> {
  const counted = new Map(pages.map((page) => [page.path, countWords(page)]));
  const holders = new Map<string, number>();
  for (const words of counted.values())
    for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);

  const weighted = new Map([...counted].map(([path, words]) => [path, weigh(words)]));
  const places = new Map<string, [path: string, weight: number][]>();
  for (const [path, words] of weighted) {
    for (const [word, weight] of words) {
      if ((holders.get(word) ?? 0) > mostPagesOfAWord) continue;
      const known = places.get(word);
      if (known === undefined) places.set(word, [[path, weight]]);
      else known.push([path, weight]);
    }
  }

  function weigh(words: Weights): Weights {
    const raw = [...words].map(
      ([word, count]) =>
        [word, (1 + Math.log(Math.max(count, 1))) * Math.log(pages.length / (holders.get(word) ?? 1))] as const,
    );
    const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    return new Map(raw.map(([word, weight]) => [word, weight / length]));
  }

  return (page) => {
    const sums: Weights = new Map();
    for (const [word, weight] of weighted.get(page.path) ?? []) {
      for (const [path, other] of places.get(word) ?? []) {
        sums.set(path, (sums.get(path) ?? 0) + weight * other);
      }
    }
    return sums;
  };
}

function countWords({ title, description, blocks }: ContentPage): Weights {
  const counts: Weights = new Map();
  const count = (texts: readonly string[], worth: number) => {
    for (const text of texts) for (const word of stems(text)) counts.set(word, (counts.get(word) ?? 0) + worth);
  };
  count([title], 4);
  count([description], 2);
  count([blockTexts(blocks).join(" ").slice(0, lettersRead)], 0.5);
  return counts;
}

/** Six letters stand for inflections and compounds: hjärtat, hjärtsvikt. */
const stems = (text: string): string[] => (text.toLowerCase().match(latinWords) ?? []).map((word) => word.slice(0, 6));

/** With `\p{L}` it takes three times as long. */
const latinWords = /[a-zß-öø-ɏ]{4,}/g;

const notRead = new Set(["type", "href", "source", "name", "alt", "tone", "campaigns", "files"]);
const tags = new Set<unknown>(richTextTags);

/** `tag` is an element in rich text, but a text in a quote. */
function blockTexts(content: unknown, found: string[] = []): string[] {
  if (typeof content === "string") found.push(content);
  else if (Array.isArray(content)) for (const part of content) blockTexts(part, found);
  else if (typeof content === "object" && content !== null) {
    for (const [name, part] of Object.entries(content))
      if (!notRead.has(name) && !(name === "tag" && tags.has(part))) blockTexts(part, found);
  }
  return found;
}
