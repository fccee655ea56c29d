import type { DocumentDesign } from "@hjarta-lunga/contract/gift-documents.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { sayIn, type PublishedWords } from "../../platform/content/published.ts";
import type { Task } from "../../platform/documents/compiler.ts";
import { supportedLines, supportedText } from "../../platform/documents/supported-text.ts";
import { formatAmount } from "../../ledger/receipts/format.ts";

export type Making = { amount: number | undefined; language: Language; madeAt: Date };

type Paper = {
  title: "giftPaper.gift_certificate" | "giftPaper.gift_card" | "giftPaper.diploma";
  design: DocumentDesign | "DIPLOMA";
  lead: TextKey;
  name: string;
  text: string;
  sender?: { by: TextKey; name: string };
  showsAmount: boolean;
  gift: "giftPaper.gift" | "giftPaper.diploma.gift";
};

export const giftPaperTask = (
  { title, design, lead, name, text, sender, showsAmount, gift }: Paper,
  { amount, language, madeAt }: Making,
  published: PublishedWords,
): Task => {
  const { name: organisation } = published.organisation();
  // In a sentence our name is not parted at the end of a line.
  const whole = organisation.replaceAll(" ", "\u00a0");
  const say = sayIn(published, language);
  return {
    template: "gift-document",
    data: {
      language,
      organisation,
      // No name: a title is seen in lists of files and tabs.
      documentTitle: say(`${title}.documentTitle`, { organisation }),
      heading: say(title),
      design,
      pictureAlt: say(`giftPaper.picture.${design}`),
      lead: say(lead),
      name: supportedText(name),
      lines: supportedLines(text),
      by: sender ? say(sender.by) : "",
      byName: sender ? supportedText(sender.name) : "",
      gift:
        showsAmount && amount !== undefined
          ? say(`${gift}Of`, { amount: formatAmount(toOre(amount), language), organisation: whole })
          : say(gift, { organisation: whole }),
    },
    madeAt,
  };
};
