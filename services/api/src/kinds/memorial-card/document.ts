import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialCard, MemorialCardDraft } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { cardFileMaker, madeAt, type CardDocuments } from "../../shared/cards/card-file.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import type { Task, Documents } from "../../platform/documents/compiler.ts";
import { supportedLines, supportedText, unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import { years } from "../memorial-gift/sheet.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { refuseProblems } from "../../platform/http/refusal.ts";

type Drawers = Pick<Documents, "drawsAll">;

const cardProblems = (documents: Drawers, { remembered, greeting, from }: MemorialCardDraft) =>
  unsupportedCharacters(documents, [
    ["card.remembered.name", remembered.name],
    ["card.greeting", greeting],
    ["card.from", from],
  ]);

export type CheckCard = (card: MemorialCard) => void;

export const createCheckCard =
  (documents: Drawers): CheckCard =>
  (card) =>
    refuseProblems(cardProblems(documents, card));

export const cardTask = (card: MemorialCardDraft, language: Language, published: PublishedWords): Task => ({
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

export const createMakeMemorialCard = ({
  published,
  documents,
}: {
  published: PublishedWords;
  documents: CardDocuments;
}) => cardFileMaker<MemorialCard>(documents, "minnesljus", (card, language) => cardTask(card, language, published));

export const memorialCardPreviews = {
  memorialCard: {
    problemsOf: (documents, { card }) => cardProblems(documents, card),
    taskOf: ({ card, language }, published) => cardTask(card, language, published),
  },
} satisfies Partial<PreviewedDocuments>;
