import type { RichTextNode } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownBlock } from "#src/lib/shown-content.ts";

type ColumnBlock = ShownBlock<"figures" | "picture" | "questions" | "quote" | "text">;

export type Part = ColumnBlock | { type: "pictures"; pictures: ShownBlock<"picture">[] };

/** What stands under one heading: a place to go to from the contents. */
export type Section = { id: string; heading: string; parts: Part[] };

export type Article = {
  hero: ShownBlock<"hero"> | undefined;
  emergency: ShownBlock<"emergency"> | undefined;
  /** Words before the first heading. */
  opening: Part[];
  sections: Section[];
  /** From the first block that needs the whole width. */
  after: ShownBlock[];
};

const columnTypes = new Set<ShownBlock["type"]>(["figures", "picture", "questions", "text"]);
/** A quote with a picture or a button is a field of its own. */
const isInColumn = (block: ShownBlock): block is ColumnBlock =>
  columnTypes.has(block.type) || (block.type === "quote" && block.picture === undefined && block.action === undefined);

export function divide(blocks: ShownBlock[]): Article {
  const start = blocks.findIndex(isInColumn);
  const beginning = start === -1 ? blocks : blocks.slice(0, start);
  const rest = start === -1 ? [] : blocks.slice(start);
  const end = rest.findIndex((block) => !isInColumn(block));
  const column = (end === -1 ? rest : rest.slice(0, end)).filter(isInColumn);
  const [opening, ...sections] = sectionsOf(column);
  return {
    hero: beginning.find((block) => block.type === "hero"),
    emergency: beginning.find((block) => block.type === "emergency"),
    opening: opening?.parts ?? [],
    sections,
    after: end === -1 ? [] : rest.slice(end),
  };
}

/** The first has no heading. */
function sectionsOf(column: ColumnBlock[]): Section[] {
  const sections: Section[] = [{ id: "", heading: "", parts: [] }];
  const ids = new Set<string>();
  const add = (part: Part) => sections.at(-1)?.parts.push(part);
  const begin = (heading: string) => sections.push({ id: uniqueId(heading, ids), heading, parts: [] });

  for (const block of column) {
    if (block.type === "text") addText(block.content, begin, add);
    else if (block.type === "picture") addPicture(block, sections.at(-1)?.parts ?? []);
    else {
      if (block.heading) begin(block.heading);
      add(block);
    }
  }
  return sections;
}

function addText(content: RichTextNode[], begin: (heading: string) => void, add: (part: Part) => void): void {
  let words: RichTextNode[] = [];
  const finish = () => {
    if (words.length > 0) add({ type: "text", content: words });
    words = [];
  };
  for (const node of content) {
    if (typeof node === "string" || node.tag !== "h2") {
      words.push(node);
      continue;
    }
    finish();
    begin(wordsOf(node));
  }
  finish();
}

/** Pictures that follow each other stand beside each other. */
function addPicture(block: ShownBlock<"picture">, parts: Part[]): void {
  const last = parts.at(-1);
  if (last?.type === "pictures") last.pictures.push(block);
  else parts.push({ type: "pictures", pictures: [block] });
}

const wordsOf = (node: RichTextNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");

function uniqueId(heading: string, taken: Set<string>): string {
  const words = heading
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  // The shell has elements with names of their own.
  const base = `om-${words || "detta"}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
