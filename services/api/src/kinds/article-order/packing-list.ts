import { sayIn, type PublishedWords } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { formatDate } from "../../ledger/receipts/format.ts";
import { csvOf } from "../../platform/staff/command.ts";
import { addressLines, type FoundArticleOrder } from "./repository.ts";

const packedWords = (
  order: FoundArticleOrder,
  published: PublishedWords,
  { drawn }: Pick<Documents, "drawn">,
): Record<string, unknown> => {
  const { language, toSend, shortReference, paidAt } = order;
  const say = sayIn(published, language);
  const { name: organisation, phone, address } = published.organisation();
  const grams = toSend.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
  return {
    ...{ language, organisation, sender: address },
    recipient: addressLines(order).map((line) => drawn(line) ?? ""),
    heading: say("packingList.heading"),
    facts: [
      [say("packingList.order"), shortReference],
      [say("packingList.date"), paidAt === null ? "" : formatDate(paidAt, language)],
      [say("packingList.weight"), `${grams} g`],
    ],
    heads: [say("packingList.quantity"), say("packingList.number"), say("packingList.article")],
    lines: toSend.map(({ quantity, item, name }) => [String(quantity), drawn(item) ?? "", drawn(name) ?? ""]),
    thanks: say("packingList.thanks"),
    questions: say("packingList.questions", { phone: phone.shown }),
  };
};

type Deps = { published: PublishedWords; documents: Pick<Documents, "pdf" | "drawn"> };

export const packingListPdf = (orders: FoundArticleOrder[], { published, documents }: Deps): Promise<Buffer> =>
  documents.pdf({
    template: "packing-list",
    data: {
      language: "sv",
      organisation: published.organisation().name,
      documentTitle: published.say("sv", "packingList.documentTitle"),
      orders: orders.map((order) => packedWords(order, published, documents)),
    },
    madeAt: new Date(),
  });

const heads = ["order", "paid", "quantity", "number", "article", "grams", "recipient", "email", "mobile"];

export const packingListCsv = (orders: FoundArticleOrder[]): Buffer =>
  Buffer.from(
    csvOf([
      heads,
      ...orders.flatMap((order) =>
        order.toSend.map(({ quantity, item, name, weightGrams }) => [
          ...[order.shortReference, order.paidAt?.toISOString() ?? "", quantity, item, name],
          ...[quantity * (weightGrams ?? 0), addressLines(order).join(", "), order.email ?? "", order.mobile ?? ""],
        ]),
      ),
    ]),
  );
