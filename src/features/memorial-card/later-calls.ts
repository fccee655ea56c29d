/** Fetched when something is asked: the client of the API is no part of the first script. */
export const loadCardCalls = () => import("#src/calls/memorial-cards.ts");

/** What asks for a shared card, and what one can do with it. */
export const loadSharedCard = () => import("./shared-card.tsx");

export async function fetchedCard(reference: string, format: "pdf" | "png"): Promise<Blob> {
  const { fetchMemorialCardFile } = await loadCardCalls();
  return fetchMemorialCardFile(reference, format === "pdf" ? { format } : { format, size: "screen" });
}
