import type { PublishedWords } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Task, Documents } from "../documents/compiler.ts";
import type { PostedDocument } from "./posted-tables.ts";
import type { Queued } from "./queue.ts";

type LetterDeps = {
  db: Database;
  published: PublishedWords;
  documents: Pick<Documents, "pdf" | "drawn">;
};

type Letter = { page: Record<string, unknown>; document: Pick<Task, "template" | "data"> };
export type MakeLetter = (queued: Queued, deps: LetterDeps) => Promise<Letter>;
export type PostedLetters = Record<PostedDocument, MakeLetter>;

type Letters = { pdf: Buffer; set: Queued[]; failed: Queued[] };
export type MakeLetters = (queued: Queued[]) => Promise<Letters>;

const lettersTask = (letters: Letter[], published: LetterDeps["published"]): Task => ({
  template: "letters",
  data: {
    language: "sv",
    organisation: published.organisation().name,
    documentTitle: published.say("sv", "memorialLetter.documentTitle"),
    letters: letters.map(({ page, document: { template, data } }) => ({ page, template, data })),
  },
  madeAt: new Date(),
});

/** If all together cannot be set, each is tried alone, and it is made of those that can. */
export const createMakeLetters = ({ posted, ...deps }: LetterDeps & { posted: PostedLetters }): MakeLetters => {
  const { published, documents } = deps;
  const setAll = async (queued: Queued[]): Promise<Buffer> => {
    const letters = await Promise.all(queued.map((one) => posted[one.document](one, deps)));
    return documents.pdf(lettersTask(letters, published));
  };
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
