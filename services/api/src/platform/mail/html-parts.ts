import type { Published } from "../content/published.ts";
import { escapeHtml } from "./escape-html.ts";
import { inlineStyle, type Look } from "./look.ts";
import { writePart, type Part, type Way } from "./parts.ts";

export type Phone = ReturnType<Published["organisation"]>["phone"];
export type Drawing = { look: Look; phone: Phone; organisation: string };

const linkTo = (url: string, html: string, { day }: Look): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${day.link};text-decoration:underline">${html}</a>`;

/** A URL that stands in what somebody wrote is shown as its site alone: no program for mail breaks it in its middle. */
const shortUrl = (url: string): string => {
  const { host, pathname, search, hash } = new URL(url);
  return pathname.length + search.length + hash.length > 24 ? `${host}/…` : `${host}${pathname}${search}${hash}`;
};

const withLinks = (words: string, look: Look): string =>
  words
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,!?)])/)
    .map((piece, at) =>
      at % 2 === 1 && URL.canParse(piece)
        ? linkTo(piece, `<span style="white-space:nowrap">${escapeHtml(shortUrl(piece))}</span>`, look)
        : escapeHtml(piece),
    )
    .join("");

/** Our name is not parted at the end of a line, and no last line is a single short word. */
export const keptTogether = (html: string, organisation: string): string => {
  const name = escapeHtml(organisation);
  return html.replaceAll(name, name.replaceAll(" ", "&nbsp;")).replace(/ ([^\s<>"=]{1,12})$/, "&nbsp;$1");
};

const withPhone = (html: string, { look, phone: { shown, dialled } }: Drawing): string =>
  html.replaceAll(
    escapeHtml(shown),
    (number) =>
      `<a class="link" href="tel:${dialled}" style="color:${look.day.link};text-decoration:underline"><span style="white-space:nowrap">${number}</span></a>`,
  );

export const wordsInHtml = (words: string, drawing: Drawing): string =>
  keptTogether(withPhone(withLinks(words, drawing.look), drawing), drawing.organisation);

/** Programs for mail set no margin of their own where one is written. */
const paragraph = (html: string, { text }: Look, margin = "0 0 16px"): string =>
  `<p class="text" style="margin:${margin};${inlineStyle(text)}">${html}</p>`;

/** The words stand in the URL's place. */
const sentenceWith = ({ said, url, words }: Way, drawing: Drawing): string => {
  const [before = "", ...after] = said.split(url);
  const link = linkTo(url, `<span style="white-space:nowrap">${escapeHtml(words)}</span>`, drawing.look);
  return `${wordsInHtml(before.endsWith(" ") ? before : `${before} `, drawing)}${link}${wordsInHtml(after.join(url), drawing)}`;
};

/** Outlook pads no link: its cell is coloured and padded instead. */
const button = ({ url, words }: Way, { look }: Drawing): string =>
  `<table role="presentation" class="button wide" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="act" align="center" bgcolor="${look.day.action}" style="background-color:${look.day.action};mso-padding-alt:18px 36px"><a class="onact" href="${escapeHtml(url)}" style="display:inline-block;padding:18px 36px;text-decoration:none;${inlineStyle(look.onButton)}">${escapeHtml(words)}</a></td></tr></table>`;

const withButton = (way: Way, drawing: Drawing): string =>
  paragraph(wordsInHtml(way.said.replace(way.url, "").trim(), drawing), drawing.look, "0 0 12px") +
  button(way, drawing);

/** Lines of one value stand below each other. */
const lines = (value: string): string => value.split("\n").map(escapeHtml).join("<br>");

const slip = (heading: string, rows: readonly (readonly [string, string])[], look: Look): string => {
  const cell = (at: number, style: Record<string, string>, more: string) =>
    inlineStyle({ padding: more, ...(at > 0 && { "border-top": `1px solid ${look.slipLine}` }), ...style });
  const drawn = rows.map(
    ([label, value], at) =>
      `<tr><td class="soft rule" valign="top" style="${cell(at, look.label, "10px 16px 10px 0")}">${escapeHtml(label)}</td><td class="text rule" align="right" valign="top" style="${cell(at, look.value, "10px 0")}">${lines(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="quiet" bgcolor="${look.day.sheetQuiet}" style="padding:20px 24px 14px;background-color:${look.day.sheetQuiet}"><h2 class="text" style="margin:0 0 8px;${inlineStyle(look.subtitle)}">${escapeHtml(heading)}</h2><table width="100%" cellpadding="0" cellspacing="0" border="0">${drawn.join("")}</table></td></tr></table>`;
};

export const htmlOf = (part: Part, drawing: Drawing): string => {
  const { look } = drawing;
  return writePart(part, {
    paragraph: (words) => paragraph(wordsInHtml(words, drawing), look),
    quoted: ({ quoted }) =>
      `<blockquote class="text rule" style="margin:0 0 16px;padding:2px 0 2px 18px;border-left:3px solid ${look.day.rule};overflow-wrap:anywhere;${inlineStyle(look.quote)}">${escapeHtml(quoted)}</blockquote>`,
    link: ({ link }) => paragraph(sentenceWith(link, drawing), look),
    button: ({ button: way }) => withButton(way, drawing),
    onlyButton: ({ onlyButton }) => button(onlyButton, drawing),
    heading: ({ heading }) =>
      `<h2 class="text" style="margin:24px 0 8px;${inlineStyle(look.subtitle)}">${escapeHtml(heading)}</h2>`,
    slip: ({ slip: heading, rows }) => slip(heading, rows, look),
  });
};
