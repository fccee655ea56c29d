import { html, Html } from "../http/html.ts";

const inline = (text: string): Html => {
  const parts = text
    .split(/(\*[^*]+\*)/)
    .map((part) => (/^\*[^*]+\*$/.test(part) ? html`<strong>${part.slice(1, -1)}</strong>` : html`${part}`));
  return html`${parts}`;
};

/** The little that simpleMarkdownV1 knows: headings, bold, lists, rules and paragraphs. */
const block = (line: string): Html => {
  const heading = /^(#{1,3}) (.+)$/.exec(line)?.[2];
  if (heading !== undefined) return html`<h2>${inline(heading)}</h2>`;
  if (/^---+$/.test(line)) return new Html("<hr>");
  const item = /^[-+*] (.+)$/.exec(line)?.[1];
  return item === undefined ? html`<p>${inline(line)}</p>` : html`<p>• ${inline(item)}</p>`;
};

export const shownText = (visible: string | null, format: string): Html => {
  if (visible === null) return html``;
  const text = Buffer.from(visible, "base64").toString("utf8");
  if (format !== "simpleMarkdownV1") return html`<pre>${text}</pre>`;
  return html`${text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map(block)}`;
};
