import type { PublishedWords } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Task, Documents } from "../documents/compiler.ts";
import type { PostedDocument } from "./posted-tables.ts";
import { leaseForPrint, leaseMinutes, notePrinted, releaseFromPrint, waitingForPrint, type Queued } from "./queue.ts";
import { writeNewFile, newFileAsked, type Commands } from "../staff/command.ts";
import { withDocuments } from "../staff/with-database.ts";

type LetterDeps = {
  db: Database;
  published: PublishedWords;
  documents: Pick<Documents, "pdf" | "drawn">;
};

type Letter = { page: Record<string, unknown>; document: Pick<Task, "template" | "data"> };
export type MakeLetter = (queued: Queued, deps: LetterDeps) => Promise<Letter>;
export type PostedLetters = Record<PostedDocument, MakeLetter>;

type Letters = { pdf: Buffer; set: Queued[]; failed: Queued[] };
type MakeLetters = (queued: Queued[]) => Promise<Letters>;

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

type Deps = { db: Database; makeLetters: MakeLetters };

const cutOff =
  `A run that is cut off before it says how many letters it wrote leaves them in the queue: they come again after ` +
  `${leaseMinutes} minutes, rather twice than never. Is its file there, then post them from one of the two.\n`;

const namesOf = (queued: Queued[]) => queued.map(({ shortReference }) => shortReference).join(", ");

const about = (queued: Queued[], words: (names: string) => string): string[] =>
  queued.length === 0 ? [] : [`${words(namesOf(queued))}\n`];

export const printLetters = async ({ db, makeLetters }: Deps, path: string): Promise<string> => {
  const queued = await leaseForPrint(db);
  if (queued.length === 0) {
    const others = (await waitingForPrint(db)).length;
    return others === 0 ? "Nothing waits for print.\n" : `Being printed by somebody else: ${others}.\n${cutOff}`;
  }
  let inHand: Queued[] = [];
  try {
    const { pdf, set, failed } = await makeLetters(queued);
    if (set.length === 0) throw new Error(`None of the letters could be set: ${namesOf(failed)}.`);
    await writeNewFile(path, pdf);
    inHand = set;
    const corrected = await notePrinted(db, set);
    const left = (await waitingForPrint(db)).length - failed.length;
    return [
      `Letters in ${path}: ${set.length}, each behind a page with its address: ${namesOf(set)}.\n`,
      ...about(failed, (names) => `Could not be set, so they wait on; tell whoever looks after the system: ${names}.`),
      ...about(corrected, (names) => `Corrected meanwhile, so do not post: ${names}. The right ones come next.`),
      ...(left > 0 ? [`Still waiting: ${left}. Run this again.\n`] : []),
      cutOff,
    ].join("");
  } finally {
    const waiting = queued.filter((one) => !inHand.includes(one));
    if (waiting.length > 0) await releaseFromPrint(db, waiting);
  }
};

export const postCommands = (posted: PostedLetters): Commands => ({
  "print-queue": {
    follows: "<new file.pdf>",
    explained: "Writes all that waits for the post as one PDF.",
    reads: "many",
    run: async ({ db }, [file]) => {
      const path = newFileAsked(file, ".pdf");
      return withDocuments(db, (given) =>
        printLetters({ db, makeLetters: createMakeLetters({ db, posted, ...given }) }, path),
      );
    },
  },
});
