import { extractText, getDocumentProxy } from "unpdf";

type Node = { role?: string; alt?: string; children?: Node[] };

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** A PDF as a reader of documents and a screen reader find it. */
export const readPdf = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const told = new Map<string, unknown>(Object.entries(info));
  const page = await document.getPage(1);
  const structure = nodesIn((await page.getStructTree()) as Node);
  const content = await page.getTextContent();
  const spans = content.items.flatMap((item) => ("transform" in item ? [item] : []));
  return {
    pages: document.numPages,
    /** Words in reading order; the spaces that allow a break and those that forbid one are as any other. */
    words: text.join("\n").replaceAll("\u200b", "").split(/\s+/u).join(" ").trim(),
    title: told.get("Title"),
    language: told.get("Language"),
    isTagged: (await document.getMarkInfo())?.Marked === true,
    roles: structure.flatMap(({ role }) => (role === undefined ? [] : [role])),
    alternatives: structure.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
    /** In points from the left edge; a page is 595 wide. */
    rightmost: Math.max(...spans.map(({ transform, width }) => Number(transform[4]) + width)),
  };
};
