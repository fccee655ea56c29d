/** The contract's names of what the form calls otherwise. */
const fieldNames: Readonly<Partial<Record<string, Record<string, string>>>> = { pages: { path: "address" } };
/** In them, a path of the contract is one of a tree that has no fields. */
const richTexts = new Set(["content", "answer"]);

/** Of the form, for a path of the contract. */
export function fieldPath(slug: string, path: readonly PropertyKey[]): string {
  const [first = "", ...rest] = path.map(String);
  // The contract has the steps alone.
  const whole = slug === "postage" ? ["steps", first, ...rest] : [fieldNames[slug]?.[first] ?? first, ...rest];
  const tree = whole.findIndex((name) => richTexts.has(name));
  return whole.slice(0, tree === -1 ? undefined : tree + 1).join(".");
}
