const most = 80;

type Node = { text?: unknown; children?: unknown; root?: unknown };

/** Of a stored text, as many as fit on a line. */
export function firstWords(tree: unknown): string {
  const found: string[] = [];
  let length = 0;
  const read = (node: unknown): void => {
    if (typeof node !== "object" || node === null || length >= most) return;
    const { text, children, root } = node as Node;
    if (typeof text === "string") {
      found.push(text);
      length += text.length;
    }
    if (root !== undefined) read(root);
    if (Array.isArray(children)) for (const child of children) read(child);
  };
  read(tree);
  return found.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, most);
}
