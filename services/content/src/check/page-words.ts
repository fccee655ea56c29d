type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const written = new Set(["heading", "lead", "text", "quote", "question", "caption"]);

const textOf = (node: unknown): string => {
  if (!isRecord(node)) return "";
  if (typeof node.text === "string") return node.text;
  if (node.type === "linebreak") return " ";
  return Array.isArray(node.children) ? node.children.map(textOf).join("") : "";
};

const paragraphsOf = (node: unknown): string[] => {
  if (!isRecord(node) || !Array.isArray(node.children)) return [];
  const isBlock = node.type === "root" || node.type === "list";
  return isBlock ? node.children.flatMap(paragraphsOf) : [textOf(node)];
};

/** What a visitor reads, a paragraph each. */
export function wordsOf(blocks: unknown): string[] {
  if (Array.isArray(blocks)) return blocks.flatMap(wordsOf);
  if (!isRecord(blocks)) return [];
  if (isRecord(blocks.root)) return paragraphsOf(blocks.root);
  return Object.entries(blocks).flatMap(([name, value]) =>
    typeof value === "string" ? (written.has(name) ? [value] : []) : wordsOf(value),
  );
}

/** Ids of the uploaded pictures, and whether one of ours lacks its words. */
export function picturesIn(value: unknown): { used: number[]; lacksAlt: boolean } {
  const used: number[] = [];
  let lacksAlt = false;
  const look = (part: unknown): void => {
    if (!isRecord(part)) return;
    if (part.source === "artwork" && part.decorative !== true && (part.alt ?? "") === "") lacksAlt = true;
    if (part.source === "media") {
      const id = isRecord(part.media) ? part.media.id : part.media;
      if (typeof id === "number") used.push(id);
    }
    for (const inside of Object.values(part)) look(inside);
  };
  look(value);
  return { used, lacksAlt };
}

const leastHeadings = 4;

/** The site shows a long text beside its picture, with contents that follow. */
export function isBare(blocks: unknown): boolean {
  if (!Array.isArray(blocks)) return false;
  const all = blocks.filter(isRecord);
  const hero = all.find(({ blockType }) => blockType === "hero");
  const isText = all.every(({ blockType }) => blockType === "hero" || blockType === "text");
  if (!isText || !isRecord(hero) || (isRecord(hero.picture) && hero.picture.source !== "none")) return false;
  return all.flatMap(headingsIn).length >= leastHeadings;
}

const headingsIn = (node: unknown): unknown[] => {
  if (!isRecord(node)) return [];
  if (node.type === "heading") return node.tag === "h2" ? [node] : [];
  const inside = [node.content, node.root, node.children].flat();
  return inside.flatMap(headingsIn);
};
