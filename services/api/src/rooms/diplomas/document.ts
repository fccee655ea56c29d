import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { DiplomaDraft } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { supportedText } from "../../platform/documents/supported-text.ts";
import type { DocumentFormat } from "../../platform/http/document-answer.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";
import type { PaidDiploma } from "./paid.ts";
import { wordsOf } from "./repository.ts";

type Words = Pick<Published, "say" | "organisation">;
type Making = { amount: number | undefined; language: Language; madeAt: Date };

/** The diploma as its template takes it: finished, or a draft with blanks where nothing is written yet. */
export const diplomaTask = (
  { name, occasion, showsAmount }: DiplomaDraft,
  { amount, language, madeAt }: Making,
  published: Words,
): Task => {
  const { name: organisation } = published.organisation();
  // In a sentence our name is not parted at the end of a line.
  const whole = organisation.replaceAll(" ", "\u00a0");
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const drawn = supportedText(occasion);
  return {
    template: "gift-document",
    data: {
      language,
      organisation,
      documentTitle: say("giftPaper.diploma.documentTitle", { organisation }),
      heading: say("giftPaper.diploma"),
      design: "DIPLOMA",
      pictureAlt: say("giftPaper.picture.DIPLOMA"),
      lead: say("giftPaper.diploma.to"),
      name: supportedText(name),
      lines: drawn === "" ? [] : [drawn],
      by: "",
      byName: "",
      gift:
        showsAmount && amount !== undefined
          ? say("giftPaper.diploma.giftOf", { amount: formatAmount(toOre(amount), language), organisation: whole })
          : say("giftPaper.diploma.gift", { organisation: whole }),
    },
    madeAt,
  };
};

export type MakeDiploma = (
  found: PaidDiploma & { diploma: NonNullable<PaidDiploma["diploma"]> },
  format: DocumentFormat,
  client?: string,
) => Promise<{ fileName: string; bytes: Buffer }>;

/** The same words give the same bytes. */
export const createMakeDiploma =
  ({ published, documents }: { published: Words; documents: Documents }): MakeDiploma =>
  async ({ order, diploma }, format, client) => {
    const { amountOre, language, paidAt: madeAt, shortReference } = order;
    const task = diplomaTask(wordsOf(diploma), { amount: toSek(amountOre), language, madeAt }, published);
    return { fileName: `diplom-${shortReference}.${format}`, bytes: await documents[format](task, client) };
  };
