import { isTakenDown } from "./repository.ts";

type Moments = Record<"openedAt" | "takenDownAt" | "hiddenAt", Date | null>;

/** Of a card that waits, or that nobody may see any more, there is none. */
export const pageWhileShown = (card: Moments, page: string): string | null =>
  card.openedAt !== null && !isTakenDown(card) ? page : null;
