import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../content/published.ts";
import type { PaidGift } from "../receipts/gift.ts";
import { showAmount } from "../receipts/shown.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** No colour of text or ground is set: the reader's own, light or dark, is the right one. */
const page = (language: string, subject: string, [heading, ...paragraphs]: string[], footer: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0">
<div lang="${language}" style="max-width:34em;margin:0 auto;padding:32px 20px;font-family:Commissioner,Arial,sans-serif;font-size:18px;line-height:1.55">
<div aria-hidden="true" style="width:64px;height:6px;margin:0 0 24px;background:#a4182f"></div>
<h1 style="margin:0 0 24px;font-family:Besley,Georgia,serif;font-size:32px;line-height:1.1">${escapeHtml(heading ?? "")}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("\n")}
<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #6ba6b8;font-size:16px">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;

/** The receipt's mail, as text and as HTML. No name: what a visitor wrote has no place in a mail that we send. */
export const receiptMessage = (gift: PaidGift, published: Published) => {
  const { language } = gift;
  const { name, organisationNumber, address, phone } = published.organisation();
  const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
  const subject = say("mail.receipt.subject");
  const told = [
    say("mail.receipt.thanks"),
    say("mail.receipt.given", { amount: showAmount(gift.amountOre, language), organisation: name }),
    say("mail.receipt.effect"),
    say("mail.receipt.attached"),
    say("mail.receipt.reference", { reference: gift.shortReference }),
    say("mail.receipt.questions", { phone: phone.shown }),
    say("mail.receipt.greeting", { organisation: name }),
  ];
  const footer = [name, organisationNumber, address].join(" · ");
  return {
    subject,
    text: `${[...told, footer].join("\n\n")}\n`,
    html: page(language, subject, told, footer),
  };
};
