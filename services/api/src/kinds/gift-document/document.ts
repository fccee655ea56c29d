import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { GiftDocumentDraft } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";
import type { Paid } from "../../ledger/orders/ordered-document.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedDocument } from "./repository.ts";
import { kindOf } from "./state.ts";

type Words = Pick<Published, "say" | "organisation">;
/** `amount` in SEK; of a draft, as far as it is chosen. */
type Making = { kind: GiftDocumentKind; amount: number | undefined; language: Language; madeAt: Date };

const linesOf = (written: string): string[] => {
  const drawn = supportedText(written);
  return drawn === "" ? [] : drawn.split("\n");
};

/** The document as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const documentTask = (
  { design, to, from, greeting, showsAmount }: GiftDocumentDraft,
  { kind, amount, language, madeAt }: Making,
  published: Words,
): Task => {
  const { name: organisation } = published.organisation();
  // In a sentence our name is not parted at the end of a line.
  const whole = organisation.replaceAll(" ", "\u00a0");
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const gift =
    showsAmount && amount !== undefined
      ? say("giftPaper.giftOf", { amount: formatAmount(toOre(amount), language), organisation: whole })
      : say("giftPaper.gift", { organisation: whole });
  return {
    template: "gift-document",
    data: {
      language,
      organisation,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: say(`giftPaper.${kind}.documentTitle`, { organisation }),
      heading: say(`giftPaper.${kind}`),
      design,
      pictureAlt: say(`giftPaper.picture.${design}`),
      lead: say("giftPaper.to"),
      name: supportedText(to),
      lines: linesOf(greeting),
      by: say("giftPaper.from"),
      byName: supportedText(from),
      gift,
    },
    madeAt,
  };
};

const fileNames: Record<GiftDocumentKind, string> = { gift_certificate: "gavobevis", gift_card: "gavokort" };

export type MakeGiftDocument = (
  found: Paid<OrderedDocument>,
  format: DocumentFormat,
  client?: string,
) => Promise<{ fileName: string; bytes: Buffer }>;

/** The document of a paid order, as it is printed too. */
export const paidTask = (found: Paid<OrderedDocument>, published: Words): Task => {
  const { language, amountOre, paidAt: madeAt } = found.order;
  return documentTask(
    wordsOf(found.version),
    { kind: kindOf(found), amount: toSek(amountOre), language, madeAt },
    published,
  );
};

/** The same document and the same published words give the same bytes. What cannot be drawn was refused (problems.ts). */
export const createMakeGiftDocument =
  ({ published, documents }: { published: Words; documents: Documents }): MakeGiftDocument =>
  async (found, format, client) => ({
    fileName: `${fileNames[kindOf(found)]}-${found.order.shortReference}.${format}`,
    bytes: await documents[format](paidTask(found, published), client),
  });
