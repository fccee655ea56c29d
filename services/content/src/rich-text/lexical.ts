export type LexicalNode = {
  type: string;
  version: number;
  children?: LexicalNode[];
  text?: string;
  format?: number | string;
  tag?: string;
  fields?: Record<string, unknown>;
  [attribute: string]: unknown;
};

export type LexicalTree = {
  root: LexicalNode & { children: LexicalNode[]; direction: "ltr"; format: ""; indent: number };
};

/** Bits of a text node's `format`. */
export const textFormats = { strong: 1, em: 2 } as const;

export function textLength(tree: unknown): number {
  const left = [tree];
  let length = 0;
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== "object" || value === null) continue;
    if ("text" in value && typeof value.text === "string") length += value.text.length;
    for (const inside of Object.values(value)) left.push(inside);
  }
  return length;
}

/** Against trees that exhaust the memory. */
const deepestText = 40;
const deepestRecord = 12;

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isNode(value: unknown, depth: number): boolean {
  if (!isObject(value) || typeof value.type !== "string" || value.type === "") return false;
  const { children, text } = value;
  if (text !== undefined && typeof text !== "string") return false;
  if (children === undefined) return true;
  return depth < deepestText && Array.isArray(children) && children.every((child) => isNode(child, depth + 1));
}

const isTree = (root: unknown) => isObject(root) && Array.isArray(root.children) && isNode(root, 0);

/** Payload fails on any other form. */
export function holdsWellFormedText(value: unknown, depth = 0): boolean {
  if (depth > deepestRecord) return false;
  if (Array.isArray(value)) return value.every((one) => holdsWellFormedText(one, depth + 1));
  if (!isObject(value)) return true;
  if ("root" in value) return isTree(value.root);
  return Object.values(value).every((one) => holdsWellFormedText(one, depth + 1));
}
