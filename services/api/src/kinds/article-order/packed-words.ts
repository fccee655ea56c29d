import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { formatDate } from "../../ledger/receipts/format.ts";
import { addressLines } from "./repository.ts";
import type { FoundArticleOrder } from "./repository.ts";

export const packedWords = (
  order: FoundArticleOrder,
  published: Pick<Published, "say" | "organisation">,
  { drawn }: Pick<Documents, "drawn">,
): Record<string, unknown> => {
  const { language, lines, shortReference, paidAt } = order;
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const { name: organisation, phone, address } = published.organisation();
  const grams = lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
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
    lines: lines.map(({ quantity, item, name }) => [String(quantity), drawn(item) ?? "", drawn(name) ?? ""]),
    thanks: say("packingList.thanks"),
    questions: say("packingList.questions", { phone: phone.shown }),
  };
};
