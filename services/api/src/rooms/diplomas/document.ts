import type { DiplomaDraft } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import { pictureMadeAt, type PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentFile, type MakeDocument } from "../../shared/documents/file.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import { giftPaperTask, type Making } from "../../shared/documents/gift-paper.ts";
import { wordsOf, type MadeDiploma, type PaidDiploma } from "./repository.ts";

export const diplomaProblems = (
  documents: Pick<Documents, "drawsAll">,
  { name, occasion }: DiplomaDraft,
  field = "diploma",
) =>
  unsupportedCharacters(documents, [
    [`${field}.name`, name],
    [`${field}.occasion`, occasion],
  ]);

export const diplomaTask = (
  { name, occasion, showsAmount }: DiplomaDraft,
  making: Making,
  published: PublishedWords,
): Task =>
  giftPaperTask(
    {
      title: "giftPaper.diploma",
      design: "DIPLOMA",
      lead: "giftPaper.diploma.to",
      name,
      text: occasion,
      showsAmount,
      gift: "giftPaper.diploma.gift",
    },
    making,
    published,
  );

export const makeDiploma: MakeDocument<PaidDiploma & { diploma: MadeDiploma }> = (
  { published, documents },
  { order, diploma },
  asked,
  client,
) => {
  const { amountOre, language, paidAt: madeAt, shortReference } = order;
  const task = diplomaTask(wordsOf(diploma), { amount: toSek(amountOre), language, madeAt }, published);
  return documentFile(documents, { name: `diplom-${shortReference}`, task, client }, asked);
};

export const diplomaPreviews = {
  diploma: {
    problemsOf: (documents, { words }) => diplomaProblems(documents, words, "words"),
    taskOf: ({ words, amount, language }, published) =>
      diplomaTask(words, { amount, language, madeAt: pictureMadeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
