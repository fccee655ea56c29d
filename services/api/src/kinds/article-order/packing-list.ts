import { packedWords } from "./packed-words.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { csvOf } from "../../platform/staff/csv.ts";
import { addressLines } from "./repository.ts";
import type { FoundArticleOrder } from "./repository.ts";

type Deps = { published: Pick<Published, "say" | "organisation">; documents: Pick<Documents, "pdf" | "drawn"> };

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
        order.lines.map(({ quantity, item, name, weightGrams }) => [
          ...[order.shortReference, order.paidAt?.toISOString() ?? "", quantity, item, name],
          ...[quantity * (weightGrams ?? 0), addressLines(order).join(", "), order.email ?? "", order.mobile ?? ""],
        ]),
      ),
    ]),
  );
