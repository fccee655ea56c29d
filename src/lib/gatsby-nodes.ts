export type TextNodes = { nodes: { texts: Record<string, string> }[] };

export function mergeTexts({ nodes }: TextNodes): Record<string, string> {
  return Object.assign({}, ...nodes.map(({ texts }) => texts)) as Record<string, string>;
}
