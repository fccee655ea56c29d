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
