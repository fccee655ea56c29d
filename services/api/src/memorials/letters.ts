import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Task } from "../documents/compiler-worker.ts";
import type { Documents } from "../documents/compiler.ts";
import { addressPage } from "./address-page.ts";
import type { Queued } from "./print-queue.ts";
import { sheetVersion, wordsOf } from "./repository.ts";
import { sheetTask } from "./sheet.ts";
import { isPaidSheet } from "./sheet-state.ts";

type Words = Pick<Published, "say" | "organisation">;
type Deps = { db: Database; published: Words; documents: Pick<Documents, "pdf" | "drawn"> };

/** `failed` are those that could not be set: they must not keep the others from the post. */
type Letters = { pdf: Buffer; set: Queued[]; failed: Queued[] };
export type MakeLetters = (queued: Queued[]) => Promise<Letters>;

/** The page with the address, and behind it the very sheet that was seen, as their templates take them. */
type Letter = [page: Record<string, unknown>, sheet: Task["data"]];

const lettersTask = (letters: Letter[], published: Words): Task => ({
  template: "memorial-letters",
  data: {
    language: "sv",
    organisation: published.organisation().name,
    documentTitle: published.say("sv", "memorialLetter.documentTitle"),
    letters,
  },
  madeAt: new Date(),
});

/** One PDF of them all, tagged. If it cannot be set, each is tried alone, and it is made of those that can. */
export const lettersMaker = ({ db, published, documents }: Deps): MakeLetters => {
  const letterOf = async ({ orderId, version }: Queued): Promise<Letter> => {
    const found = await sheetVersion(db, orderId, version);
    if (!found || !isPaidSheet(found)) throw new Error("There is no paid sheet to print");
    const { language, paidAt: madeAt } = found.order;
    const { data } = sheetTask(wordsOf(found.sheet), { language, madeAt }, published);
    return [addressPage(found, published, documents), data];
  };
  const setAll = async (queued: Queued[]): Promise<Buffer> =>
    documents.pdf(lettersTask(await Promise.all(queued.map(letterOf)), published));
  const settable = async (queued: Queued[]): Promise<Queued[]> => {
    const found: Queued[] = [];
    for (const one of queued) {
      const isSettable = await setAll([one]).then(
        () => true,
        () => false,
      );
      if (isSettable) found.push(one);
    }
    return found;
  };
  return async (queued) => {
    try {
      return { pdf: await setAll(queued), set: queued, failed: [] };
    } catch {
      const set = await settable(queued);
      const failed = queued.filter((one) => !set.includes(one));
      return { pdf: set.length > 0 ? await setAll(set) : Buffer.of(), set, failed };
    }
  };
};
