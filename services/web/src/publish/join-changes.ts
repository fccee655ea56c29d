import { mostChanges, type PublishedChange } from "@hjarta-lunga/contract/schemas/publish.ts";

/** The same change by the same person is told once. */
export const joinChanges = (
  earlier: readonly PublishedChange[] | undefined,
  later: readonly PublishedChange[] | undefined,
): PublishedChange[] => {
  const all = [...(earlier ?? []), ...(later ?? [])];
  return [...new Map(all.map((change) => [`${change.by ?? ""}\n${change.what}`, change])).values()].slice(-mostChanges);
};
