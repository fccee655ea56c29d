import type { CampaignKind } from "@hjarta-lunga/contract/campaigns.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCard, GreetingCardDraft } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { type CardDocuments, cardFileMaker, madeAt } from "../../shared/cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import { supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { greetingProblems } from "./card-problems.ts";
import { Refusal } from "../../platform/http/refusal.ts";

type Words = Pick<Published, "say" | "organisation" | "design">;

export const isQuiet = (kind: CampaignKind | undefined): boolean => kind === "condolence";

export const greetingTask = (card: GreetingCardDraft, language: Language, published: Words): Task => {
  const design = published.design(card.campaignCode);
  if (design === undefined) throw new Refusal("unavailable");
  const { artwork, alt, greeting, kind } = design;
  return {
    template: "greeting-card",
    data: {
      language,
      organisation: published.organisation().name,
      documentTitle: published.say(language, "greetingCardDocument.documentTitle"),
      toLabel: published.say(language, "greetingCardDocument.to"),
      fromLabel: published.say(language, "greetingCardDocument.from"),
      artwork,
      pictureAlt: alt,
      isQuiet: isQuiet(kind),
      greeting: supportedText(greeting),
      to: supportedText(card.to),
      message: supportedLines(card.message),
      from: supportedText(card.from),
    },
    madeAt,
  };
};

export const createMakeGreetingCard = ({ published, documents }: { published: Words; documents: CardDocuments }) =>
  cardFileMaker<GreetingCard>(documents, "kort", (card, language) => greetingTask(card, language, published));

export const greetingPreviews = {
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => {
      if (published.design(card.campaignCode) === undefined)
        throw new Refusal("validation_failed", { "card.campaignCode": "notOffered" satisfies FieldProblem });
      return greetingTask(card, language, published);
    },
  },
} satisfies Partial<PreviewedDocuments>;
