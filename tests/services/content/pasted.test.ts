// @vitest-environment jsdom
import { expect, test } from "vitest";
import { tidyPasted } from "../../../services/content/src/rich-text/pasted/tidy-html.ts";

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${words}</p>`;

test.each([
  ["a list", item(1, "·", "Ett") + item(1, "·", "Två"), "<ul><li>Ett</li><li>Två</li></ul>"],
  ["a numbered list", item(1, "1.", "Ett") + item(1, "2.", "Två"), "<ol><li>Ett</li><li>Två</li></ol>"],
  [
    "a list in a list",
    item(1, "·", "Ett") + item(2, "o", "Inuti") + item(1, "·", "Två"),
    "<ul><li>Ett<ul><li>Inuti</li></ul></li><li>Två</li></ul>",
  ],
  [
    "two lists with a paragraph between",
    `${item(1, "·", "Ett")}<p>Sedan</p>${item(1, "a)", "Två")}`,
    "<ul><li>Ett</li></ul><p>Sedan</p><ol><li>Två</li></ol>",
  ],
  ["bold words in a list", item(1, "·", "<b>Fet</b> text"), "<ul><li><b>Fet</b> text</li></ul>"],
  ["a title", "<p class=MsoTitle>Namn</p><h1>Stor</h1><h2>Mindre</h2>", "<h2>Namn</h2><h2>Stor</h2><h2>Mindre</h2>"],
  ["a small heading", "<h5>Liten</h5>", "<h4>Liten</h4>"],
])("%s from Word is one here too", (_, html, expected) => {
  const pasted = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, "text/html");
  tidyPasted(pasted);
  expect(pasted.body.innerHTML.replaceAll(/<!--.*?-->/g, "")).toBe(expected);
});
