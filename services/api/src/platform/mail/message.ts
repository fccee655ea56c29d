import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import { papers } from "@hjarta-lunga/contract/colours.ts";
import type { Published, Say } from "../content/published.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A program for mail may leave out what stands behind a `#` when it makes a link of a URL by itself. */
const withLinks = (html: string) => html.replaceAll(/https?:\/\/\S*[^\s.,]/g, (url) => `<a href="${url}">${url}</a>`);

const bars: Record<OrderTone, string> = { bright: papers.red, quiet: papers.dusk4 };

type Phone = ReturnType<Published["organisation"]>["phone"];

const withPhone = (html: string, { shown, dialled }: Phone) =>
  html.replaceAll(escapeHtml(shown), (number) => `<a href="tel:${dialled}" style="white-space:nowrap">${number}</a>`);

type Paragraph = string | { quoted: string };

const rawText = (paragraph: Paragraph) => (typeof paragraph === "string" ? paragraph : `> ${paragraph.quoted}`);
const asHtml = (paragraph: Paragraph, phone: Phone) =>
  typeof paragraph === "string"
    ? `<p style="margin:0 0 16px">${withPhone(withLinks(escapeHtml(paragraph)), phone)}</p>`
    : `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${papers.blue3}">${escapeHtml(paragraph.quoted)}</blockquote>`;

type Page = {
  language: Language;
  tone: OrderTone;
  subject: string;
  footer: string;
  paragraphs: Paragraph[];
  phone: Phone;
  picture: Picture | undefined;
};

const pictureIn = (picture: Picture | undefined) =>
  picture === undefined
    ? ""
    : `\n<p style="margin:0 0 24px"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="300" height="400" style="display:block;max-width:100%;height:auto;border:0"></p>`;

/** No colour of text or ground is set: the reader's own, light or dark, is the right one. */
const page = ({
  language,
  tone,
  subject,
  footer,
  phone,
  picture,
  paragraphs: [heading, ...paragraphs],
}: Page) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0">
<div lang="${language}" style="max-width:34em;margin:0 auto;padding:32px 20px;font-family:Commissioner,Arial,sans-serif;font-size:18px;line-height:1.55;overflow-wrap:anywhere">
<div aria-hidden="true" style="width:64px;height:6px;margin:0 0 24px;background:${bars[tone]}"></div>
<h1 style="margin:0 0 24px;font-family:Besley,Georgia,serif;font-size:32px;line-height:1.1">${escapeHtml(rawText(heading ?? ""))}</h1>${pictureIn(picture)}
${paragraphs.map((paragraph) => asHtml(paragraph, phone)).join("\n")}
<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${papers.blue3};font-size:16px">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;

export type Message = { subject: string; text: string; html: string };
type Picture = { url: string; alt: string };
type Mail = { subject: string; heading?: string; paragraphs: Paragraph[]; picture?: Picture };

/** The heading is the subject unless another is given. Each text may name the organisation and its telephone number. */
export const composeMail = (
  published: Published,
  { language, tone }: { language: Language; tone: OrderTone },
  write: (say: Say, organisation: string) => Mail,
): Message => {
  const { name: organisation, organisationNumber, address, phone } = published.organisation();
  const ours = { organisation, phone: phone.shown };
  const say: Say = (key, fillIns) => published.say(language, key, { ...ours, ...fillIns });
  const { subject, heading = subject, paragraphs: others, picture } = write(say, organisation);
  const paragraphs = [heading, ...others];
  const footer = [organisation, organisationNumber, address].join(" · ");
  return {
    subject,
    text: `${[...paragraphs.map(rawText), footer].join("\n\n")}\n`,
    html: page({ language, tone, subject, footer, paragraphs, phone, picture }),
  };
};
