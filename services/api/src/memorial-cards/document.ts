import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { Published } from "../content/published.ts";
import type { Task } from "../documents/compiler-worker.ts";
import type { Documents } from "../documents/compiler.ts";
import { drawable } from "../documents/drawable.ts";
import { keptDrawings } from "../documents/kept-drawings.ts";
import { years } from "../documents/years.ts";

type Words = Pick<Published, "say" | "organisation">;
export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };

/** The card says nothing of when it was made: a correction is no other card, and the same words give the same bytes. */
const madeAt = new Date(0);

/** The card as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const cardTask = (card: MemorialCardDraft, language: Language, published: Words): Task => {
  const greeting = drawable(card.greeting);
  return {
    template: "memorial-card",
    data: {
      language,
      organisation: published.organisation().name,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: published.say(language, "memorialCardDocument.documentTitle"),
      burningFor: published.say(language, "memorialCardDocument.burningFor"),
      litBy: published.say(language, "memorialCardDocument.litBy"),
      pictureAlt: published.say(language, "memorialCardDocument.picture"),
      name: drawable(card.remembered.name),
      years: years(card.remembered),
      greeting: greeting === "" ? [] : greeting.split("\n"),
      from: drawable(card.from),
    },
    madeAt,
  };
};

export type MakeMemorialCard = (
  card: MemorialCard,
  language: Language,
  file: CardFile,
) => Promise<{ fileName: string; bytes: Buffer }>;

/** Names nobody: a file's name is seen wherever it is sent and kept. */
const files = {
  pdf: { fileName: "minnesljus.pdf", draw: "pdf" },
  screen: { fileName: "minnesljus.png", draw: "png" },
  print: { fileName: "minnesljus-utskrift.png", draw: "print" },
} as const;

/** The same card and the same published words give the same bytes. What cannot be drawn was refused (cardProblems). */
export const memorialCardMaker = ({
  published,
  documents,
}: {
  published: Words;
  documents: Pick<Documents, "pdf" | "png" | "print">;
}): MakeMemorialCard => {
  const kept = keptDrawings();
  return async (card, language, file) => {
    const { fileName, draw } = files[file.format === "pdf" ? "pdf" : file.size];
    const task = cardTask(card, language, published);
    return { fileName, bytes: await kept(draw, task, documents[draw]) };
  };
};
