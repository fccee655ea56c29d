import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { type MakeCardFile, cardFileMaker, madeAt } from "../cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Documents, Files } from "../../platform/documents/compiler.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import { years } from "../../platform/documents/years.ts";

type Words = Pick<Published, "say" | "organisation">;

/** The card as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const cardTask = (card: MemorialCardDraft, language: Language, published: Words): Task => {
  const greeting = supportedText(card.greeting);
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
      name: supportedText(card.remembered.name),
      years: years(card.remembered),
      greeting: greeting === "" ? [] : greeting.split("\n"),
      from: supportedText(card.from),
    },
    madeAt,
  };
};

export type MakeMemorialCard = MakeCardFile<MemorialCard>;

/** The whole card as a file. */
export const createMakeMemorialCard = ({
  published,
  documents,
}: {
  published: Words;
  documents: Files & Pick<Documents, "shared" | "free">;
}): MakeMemorialCard => cardFileMaker(documents, "minnesljus", (card, language) => cardTask(card, language, published));
