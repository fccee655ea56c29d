/** Fetched when something is asked: the client of the API is no part of the first script. */
export const loadCardCalls = () => import("#src/calls/memorial-cards.ts");

export const loadSharedCard = () => import("./shared-card.tsx");

export async function askLazily(reference: string) {
  // Side by side: what asks, and the client that it needs.
  void loadCardCalls().catch(() => undefined);
  const { askMemorialCard } = await loadSharedCard();
  return askMemorialCard(reference);
}
