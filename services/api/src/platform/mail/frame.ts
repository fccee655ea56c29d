import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import { escapeHtml } from "./escape-html.ts";
import { htmlOf, keptTogether, wordsInHtml, type Phone } from "./html-parts.ts";
import { inlineStyle, lookOf, sheetOfStyle } from "./look.ts";
import { buttonUrl, type Part } from "./parts.ts";
import { markInHtml, pictureInHtml, type Picture } from "./pictures.ts";

type Framed = {
  language: Language;
  tone: OrderTone;
  siteUrl: string;
  organisation: string;
  phone: Phone;
  subject: string;
  heading: string;
  preheader: string;
  picture: Picture | undefined;
  parts: readonly Part[];
  /** Each line in pieces that are not parted. */
  foot: { lines: readonly (readonly string[])[]; assurance: string };
};

/** Behind the preheader, or programs for mail go on with what stands first in the mail. */
const nothingMore = "&#847; &zwnj; &nbsp; ".repeat(40);

const pad = "40px";
const row = (html: string, padding: string, inner = "pad") =>
  `<tr><td class="${inner}" style="padding:${padding}">${html}</td></tr>`;

/** One column of 600 px, in tables: all that Outlook for Windows lays out is tables. */
export const framed = ({
  language,
  tone,
  siteUrl,
  organisation,
  phone,
  picture,
  parts,
  foot,
  ...words
}: Framed): string => {
  const look = lookOf(tone);
  const { ground, rule } = look.day;
  const drawing = { look, phone, organisation };
  const url = buttonUrl(parts);
  const pictured = picture && pictureInHtml({ picture, url, look });
  const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px">${markInHtml(tone, siteUrl)}</td><td class="text" style="${inlineStyle(look.name)}">${escapeHtml(organisation)}</td></tr></table>`;
  const title = `<h1 class="title text" style="margin:0;letter-spacing:-.3px;${inlineStyle(look.title)}">${keptTogether(escapeHtml(words.heading), organisation)}</h1>`;
  const isWide = picture?.lies === "wide" && tone === "bright";
  const inset =
    pictured &&
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${pictured}</tr></table>`;
  const small = (html: string, margin: string) =>
    `<p class="soft" style="margin:${margin};${inlineStyle(look.small)}">${html}</p>`;
  const kept = (line: string) => `<span style="white-space:nowrap">${escapeHtml(line)}</span>`;
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(words.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>
${sheetOfStyle(tone)}
</style>
</head>
<body class="ground" bgcolor="${ground}" style="margin:0;padding:0;background-color:${ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words.preheader)}${nothingMore}</div>
<table role="presentation" lang="${language}" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background-color:${ground}">
<tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
${row(mark, `28px ${pad} 18px`)}
${isWide ? `<tr>${pictured ?? ""}</tr>` : ""}
${row(title, `${isWide ? "30px" : "10px"} ${pad} 18px`)}
${!isWide && inset ? row(inset, `6px ${pad} 28px`) : ""}
${row(parts.map((part) => htmlOf(part, drawing)).join("\n"), `0 ${pad} 20px`)}
${row(`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-top:2px solid ${rule};font-size:0;line-height:0">&nbsp;</td></tr></table>`, `0 ${pad}`)}
${row(small(foot.lines.map((pieces) => pieces.map(kept).join(" ")).join("<br>"), "0") + small(wordsInHtml(foot.assurance, drawing), "12px 0 0"), `24px ${pad} 48px`)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
};
