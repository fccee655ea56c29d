/** Words of one namespace, as pages query them. */
export type TextNodes = { nodes: { texts: Record<string, string> }[] };

const merged = new WeakMap<TextNodes, Record<string, string>>();

/** The same words each time: everything that says something would be drawn anew. */
export function mergeTexts(found: TextNodes): Record<string, string> {
  const before = merged.get(found);
  if (before !== undefined) return before;
  const texts = Object.assign({}, ...found.nodes.map(({ texts }) => texts)) as Record<string, string>;
  merged.set(found, texts);
  return texts;
}
