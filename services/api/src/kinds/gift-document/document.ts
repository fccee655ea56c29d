import type { GiftDocumentDraft } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import type { Published, PublishedWords } from "../../platform/content/published.ts";
import { pictureMadeAt as madeAt, type PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentFile, type MakeDocument, type Paid } from "../../shared/documents/ordered-document.ts";
import { giftPaperTask, type Making } from "../../shared/documents/gift-paper.ts";
import { kindOf, documentOf, type OrderedDocument } from "./repository.ts";

export const documentProblems = (
  documents: Pick<Documents, "drawsAll">,
  { to, from, greeting }: GiftDocumentDraft,
  field = "document",
) =>
  unsupportedCharacters(documents, [
    [`${field}.to`, to],
    [`${field}.from`, from],
    [`${field}.greeting`, greeting],
  ]);

export const documentTask = (
  { design, to, from, greeting, showsAmount }: GiftDocumentDraft,
  { kind, ...making }: Making & { kind: GiftDocumentKind },
  published: PublishedWords,
): Task =>
  giftPaperTask(
    {
      title: `giftPaper.${kind}`,
      design,
      lead: "giftPaper.to",
      name: to,
      text: greeting,
      sender: { by: "giftPaper.from", name: from },
      showsAmount,
      gift: "giftPaper.gift",
    },
    making,
    published,
  );

export const paidTask = (found: Paid<OrderedDocument>, published: PublishedWords): Task => {
  const { language, amountOre, paidAt } = found.order;
  const making = { kind: kindOf(found), amount: toSek(amountOre), language, madeAt: paidAt };
  return documentTask(documentOf(found.version), making, published);
};

const fileNames: Record<GiftDocumentKind, string> = { gift_certificate: "gavobevis", gift_card: "gavokort" };

export const makeGiftDocument: MakeDocument<Paid<OrderedDocument>> = (
  { published, documents },
  found,
  asked,
  client,
) => {
  const name = `${fileNames[kindOf(found)]}-${found.order.shortReference}`;
  return documentFile(documents, { name, task: paidTask(found, published), client }, asked);
};

type Preview = PreviewOf<"giftCertificate"> | PreviewOf<"giftCard">;

const previewOf = (kind: GiftDocumentKind) => ({
  problemsOf: (documents: Pick<Documents, "drawsAll">, { words }: Preview) =>
    documentProblems(documents, words, "words"),
  taskOf: ({ words, amount, language }: Preview, published: Published) =>
    documentTask(words, { kind, amount, language, madeAt }, published),
});

export const giftDocumentPreviews = {
  giftCertificate: previewOf("gift_certificate"),
  giftCard: previewOf("gift_card"),
} satisfies Partial<PreviewedDocuments>;
