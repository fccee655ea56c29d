import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { type CardDocuments, cardFileMaker, madeAt } from "../../shared/cards/card-file.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/templates.ts";
import { supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import { years } from "../../platform/documents/years.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { cardProblems } from "./check-card.ts";

type Words = Pick<Published, "say" | "organisation">;

export const cardTask = (card: MemorialCardDraft, language: Language, published: Words): Task => ({
  template: "memorial-card",
  data: {
    language,
    organisation: published.organisation().name,
    documentTitle: published.say(language, "memorialCardDocument.documentTitle"),
    burningFor: published.say(language, "memorialCardDocument.burningFor"),
    litBy: published.say(language, "memorialCardDocument.litBy"),
    pictureAlt: published.say(language, "memorialCardDocument.picture"),
    name: supportedText(card.remembered.name),
    years: years(card.remembered),
    greeting: supportedLines(card.greeting),
    from: supportedText(card.from),
  },
  madeAt,
});

export const createMakeMemorialCard = ({ published, documents }: { published: Words; documents: CardDocuments }) =>
  cardFileMaker<MemorialCard>(documents, "minnesljus", (card, language) => cardTask(card, language, published));

export const memorialCardPreviews = {
  memorialCard: {
    problemsOf: (documents, { card }) => cardProblems(documents, card),
    taskOf: ({ card, language }, published) => cardTask(card, language, published),
  },
} satisfies Partial<PreviewedDocuments>;
