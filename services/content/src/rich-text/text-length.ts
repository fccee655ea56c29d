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
