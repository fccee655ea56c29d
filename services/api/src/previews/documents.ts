import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GiftPreview, PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Task } from "../documents/compiler-worker.ts";
import type { Documents } from "../documents/compiler.ts";
import { greetingProblems } from "../greeting-cards/card-problems.ts";
import { greetingTask } from "../greeting-cards/document.ts";
import { diplomaTask } from "../diplomas/document.ts";
import { diplomaProblems } from "../diplomas/problems.ts";
import { documentTask } from "../gift-documents/document.ts";
import { documentProblems } from "../gift-documents/problems.ts";
import { cardProblems } from "../memorial-cards/card-problems.ts";
import { cardTask } from "../memorial-cards/document.ts";
import { sheetProblems } from "../memorials/sheet-problems.ts";
import { sheetTask } from "../memorials/sheet.ts";

/** A picture says nothing of when it was made. */
const madeAt = new Date(0);

const making = ({ amount, language }: { amount?: number | undefined; language: Language }) => ({
  ...{ amount, language, madeAt },
});

type PreviewedDocument<Preview extends GiftPreview> = {
  /** What cannot be drawn, by its field. */
  problemsOf: (documents: Pick<Documents, "drawsAll">, preview: Preview) => Record<string, FieldProblem> | undefined;
  /** The finished document's own template, with blanks where nothing is written yet. */
  taskOf: (preview: Preview, published: Published) => Task;
};

/** One line for each document that is drawn while it is written. */
const previewedDocuments: { [Name in GiftPreview["document"]]: PreviewedDocument<PreviewOf<Name>> } = {
  memorialSheet: {
    problemsOf: (documents, { sheet }) => sheetProblems(documents, sheet),
    taskOf: ({ sheet, language }, published) => sheetTask(sheet, { language, madeAt }, published),
  },
  memorialCard: {
    problemsOf: (documents, { card }) => cardProblems(documents, card),
    taskOf: ({ card, language }, published) => cardTask(card, language, published),
  },
  greetingCard: {
    problemsOf: (documents, { card }) => greetingProblems(documents, card, "card."),
    taskOf: ({ card, language }, published) => greetingTask(card, language, published),
  },
  giftCertificate: {
    problemsOf: (documents, { words }) => documentProblems(documents, words, "words"),
    taskOf: ({ words, ...gift }, published) =>
      documentTask(words, { kind: "gift_certificate", ...making(gift) }, published),
  },
  giftCard: {
    problemsOf: (documents, { words }) => documentProblems(documents, words, "words"),
    taskOf: ({ words, ...gift }, published) => documentTask(words, { kind: "gift_card", ...making(gift) }, published),
  },
  diploma: {
    problemsOf: (documents, { words }) => diplomaProblems(documents, words, "words"),
    taskOf: ({ words, ...gift }, published) => diplomaTask(words, making(gift), published),
  },
};

/** The document of a preview: its line takes the very previews that name it. */
export const previewedDocument = (preview: GiftPreview): PreviewedDocument<GiftPreview> =>
  previewedDocuments[preview.document] as PreviewedDocument<GiftPreview>;
