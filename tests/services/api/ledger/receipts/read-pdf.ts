import { extractText, getDocumentProxy } from "unpdf";

type Node = { role?: string; alt?: string; id?: string; children?: Node[] };
type Item = { str: string; transform: unknown[]; width: number };
type Read = Item | { type: string; id?: string };

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** The words of each marked place, by its id in the tags. */
const wordsByPlace = (items: Read[]): Map<string, string> => {
  const words = new Map<string, string>();
  const places = [""];
  for (const item of items) {
    const place = places.at(-1) ?? "";
    if ("str" in item) words.set(place, (words.get(place) ?? "") + item.str);
    else if (item.type === "endMarkedContent") places.pop();
    // One without an id lies within one that has it.
    else places.push(item.id ?? place);
  }
  return words;
};

/** A PDF as a reader of documents and a screen reader find it. */
export const readPdf = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const told = new Map<string, unknown>(Object.entries(info));
  const page = await document.getPage(1);
  const tree = (await page.getStructTree()) as Node | null;
  const structure = tree ? nodesIn(tree) : [];
  const { items }: { items: Read[] } = await page.getTextContent({ includeMarkedContent: true });
  const spans = items.flatMap((item) => ("transform" in item ? [item] : []));
  const places = wordsByPlace(items);
  const said = (node: Node) => nodesIn(node).map(({ id }) => (id === undefined ? "" : (places.get(id) ?? "")));
  return {
    pages: document.numPages,
    /** Words in reading order; the spaces that allow a break and those that forbid one are as any other. */
    words: text.join("\n").replaceAll("\u200b", "").split(/\s+/u).join(" ").trim(),
    title: told.get("Title"),
    language: told.get("Language"),
    isTagged: (await document.getMarkInfo())?.Marked === true,
    roles: structure.flatMap(({ role }) => (role === undefined ? [] : [role])),
    /** The cells of tables, as what they are and what they say. */
    cells: structure.flatMap((node) =>
      node.role === "TH" || node.role === "TD" ? [`${node.role} ${said(node).join("").trim()}`] : [],
    ),
    alternatives: structure.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
    spans: spans.map(({ str, transform, width }) => ({
      str,
      y: Number(transform[5]),
      left: Number(transform[4]),
      right: Number(transform[4]) + width,
    })),
    /** In points from the left edge; a page is 595 wide. */
    leftOf: (word: string) => Number(spans.find(({ str }) => str.includes(word))?.transform[4]),
    rightmost: Math.max(...spans.map(({ transform, width }) => Number(transform[4]) + width)),
  };
};

/** Every colour that is drawn with, on any page, as #rrggbb. */
export const coloursOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const found = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const { argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const [colour] of JSON.stringify(argsArray).matchAll(/#[0-9a-f]{6}/g)) found.add(colour);
  }
  return [...found];
};
