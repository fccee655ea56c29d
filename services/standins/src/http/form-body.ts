type Tree = { [key: string]: Tree | string };

const stepsOf = (name: string): string[] => name.split(/[[\]]+/).filter((step) => step !== "");
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** A form with nested keys as objects in objects; a list is an object with the keys 0, 1, 2. */
export const readForm = (text: string): Tree => {
  const tree: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = stepsOf(name);
    const last = steps.pop();
    if (last === undefined || [...steps, last].some((step) => forbidden.has(step))) continue;
    let at = tree;
    for (const step of steps) {
      const next = at[step];
      at = at[step] = typeof next === "object" ? next : {};
    }
    at[last] = value;
  }
  return tree;
};

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What may come as nested keys or as a JSON string. Nothing when it cannot be read. */
export const nested = (value: unknown): Record<string, unknown> | undefined => {
  if (value === undefined || value === "") return {};
  if (isTree(value)) return value;
  if (typeof value !== "string") return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return isTree(read) ? read : undefined;
  } catch {
    return undefined;
  }
};
