import type { CampaignKind } from "@hjarta-lunga/contract/campaigns.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCard, GreetingCardDraft } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { type MakeCardFile, cardFileMaker, madeAt } from "../cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Documents, Files } from "../../platform/documents/compiler.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type Words = Pick<Published, "say" | "organisation" | "design">;

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

/** Who grieves is met by dusk. */
export const isQuiet = (kind: CampaignKind | undefined): boolean => kind === "condolence";

/** The card as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const greetingTask = (card: GreetingCardDraft, language: Language, published: Words): Task => {
  const design = published.design(card.campaignCode);
  if (design === undefined) throw new Refusal("unavailable");
  const { artwork, alt, greeting, kind } = design;
  return {
    template: "greeting-card",
    data: {
      language,
      organisation: published.organisation().name,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: published.say(language, "greetingCardDocument.documentTitle"),
      toLabel: published.say(language, "greetingCardDocument.to"),
      fromLabel: published.say(language, "greetingCardDocument.from"),
      artwork,
      pictureAlt: alt,
      isQuiet: isQuiet(kind),
      greeting: supportedText(greeting),
      to: supportedText(card.to),
      message: linesOf(supportedText(card.message)),
      from: supportedText(card.from),
    },
    madeAt,
  };
};

export type MakeGreetingCard = MakeCardFile<GreetingCard>;

/** The whole card as a file. */
export const createMakeGreetingCard = ({
  published,
  documents,
}: {
  published: Words;
  documents: Files & Pick<Documents, "shared" | "free">;
}): MakeGreetingCard => cardFileMaker(documents, "kort", (card, language) => greetingTask(card, language, published));
