import type { Database } from "../database/connect.ts";
import type { CardFile, MakeMemorialCard } from "./document.ts";
import { sharedCard, wordsOf } from "./repository.ts";

type Deps = { db: Database; makeMemorialCard: MakeMemorialCard };

/** A card as a file. Where many are drawn it waits for its turn, and may be taken down or hidden meanwhile. */
export const sharedFileMaker =
  ({ db, makeMemorialCard }: Deps) =>
  async (reference: string, file: CardFile) => {
    const card = await sharedCard(db, reference);
    const drawn = await makeMemorialCard(wordsOf(card), card.language, file);
    await sharedCard(db, reference);
    return drawn;
  };
