import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cleanSvg } from "../../../services/content/src/artworks/clean-svg.ts";
import { prepareArtwork } from "../../../services/content/src/artworks/prepare-artwork.ts";
import { Refused } from "../../../services/content/src/calls/refused.ts";

const ground = '<path fill="#a4182f" d="M0 0H900V1200H0z"/>';
const drawing = (inside: string, around = 'viewBox="0 0 900 1200"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${around}>${ground}${inside}</svg>`;
const clean = (text: string) => cleanSvg(Buffer.from(text)).svg;

const laughs = Array.from(
  { length: 12 },
  (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
).join("");

test.each<[string, string, string]>([
  ["a script", drawing("<script>alert(1)</script>"), "skript"],
  ["a script in other letters", drawing("<SCRIPT>alert(1)</SCRIPT>"), "elementet <SCRIPT>"],
  ["a script behind a prefix", drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), "skript"],
  ["what runs when it is loaded", drawing("", 'viewBox="0 0 900 1200" onload="alert(1)"'), "skript"],
  ["what runs on a click", drawing('<g onclick="alert(1)"/>'), "skript"],
  ["a page inside", drawing("<foreignObject><p>x</p></foreignObject>"), "en del av en webbsida"],
  ["a picture from elsewhere", drawing('<image href="https://x.test/a.png"/>'), "en inbäddad bild"],
  ["a picture in data", drawing('<image xlink:href="data:image/png;base64,AAAA"/>'), "en inbäddad bild"],
  ["a reference to elsewhere", drawing('<use xlink:href="https://x.test/a.svg#b"/>'), "utanför filen"],
  ["a reference to a page in data", drawing('<use href="data:text/html,<script>"/>'), "går inte att läsa"],
  ["a page in data", drawing('<use href="data:text/html,x"/>'), "utanför filen"],
  ["a script as a reference", drawing('<use href="javascript:alert(1)"/>'), "utanför filen"],
  ["a fill from elsewhere", drawing('<path fill="url(https://x.test/a#b)" d="M0 0"/>'), "utanför filen"],
  ["a fill from elsewhere in a style", drawing('<path style="fill:url(//x.test/a)" d="M0 0"/>'), "utanför filen"],
  ["styles from elsewhere", drawing("<style>@import url(https://x.test/a.css);</style>"), "stilar"],
  ["styles from elsewhere in disguise", drawing("<style>@\\69mport 'x';</style>"), "stilar"],
  ["a font", drawing("<style>@font-face{font-family:x;src:url(#x)}</style>"), "stilar"],
  ["style in disguise", drawing('<g style="f\\69ll:red"/>'), "omvägar"],
  ["a style sheet beside", `<?xml-stylesheet href="https://x.test/a.css"?>${drawing("")}`, "utanför filen"],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("")}`, "entiteter"],
  [
    "an entity bomb",
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${drawing("<desc>&b;</desc>")}`,
    "entiteter",
  ],
  ["a file of the machine", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing("")}`, "entiteter"],
  ["an entity that is nowhere", drawing("<desc>&x;</desc>"), "går inte att läsa"],
  ["more than can be drawn", drawing(`<g id="l0"><path d="M0 0"/></g>${laughs}`), "för många delar"],
  ["a circle", drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "för många delar"],
  ["a clip that clips itself", drawing('<clipPath id="c"><g clip-path="url(#c)"/></clipPath>'), "för många delar"],
  ["more parts than a card has", drawing('<path d="M0 0"/>'.repeat(20_001)), "för många delar"],
  ["groups within groups", drawing(`${"<g>".repeat(100)}${"</g>".repeat(100)}`), "för många delar"],
  ["a size beyond all", drawing("", 'viewBox="0 0 9e9 12e9"'), "hur stor"],
  ["a size of nothing", drawing("", 'viewBox="0 0 0 0"'), "hur stor"],
  ["no size", drawing("", ""), "hur stor"],
  ["a line beyond all", drawing('<path stroke-width="9e9" d="M0 0"/>'), "alldeles för stora"],
  ["a path beyond all", drawing('<path d="M0 0L99999999 1"/>'), "alldeles för stora"],
  ["movement", drawing('<animate attributeName="x"/>'), "en animering"],
  ["words", drawing("<text>Hej</text>"), "text"],
  ["a link", drawing('<a href="https://x.test"><path d="M0 0"/></a>'), "en länk"],
  ["a filter", drawing('<filter id="f"/>'), "elementet <filter>"],
  ["a page of the web", "<html><body>x</body></html>", "går inte att läsa"],
  ["half a drawing", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 12"><g>', "går inte att läsa"],
  ["no namespace", '<svg viewBox="0 0 900 1200"><path d="M0 0"/></svg>', "går inte att läsa"],
])("a drawing with %s is refused, and the editor reads why", (_, text, words) => {
  expect(() => clean(text)).toThrow(Refused);
  expect(() => clean(text)).toThrow(words);
});

test.each<[string, string]>([
  ["notes of a drawing program", '<i:pgf xmlns:i="http://x.test/i"><script>alert(1)</script></i:pgf>'],
  ["its own attributes", '<g xmlns:i="http://x.test/i" i:label="alert"/>'],
  ["words about it", "<title>x</title><desc>alert</desc><metadata><x/></metadata>"],
  ["a comment", "<!-- alert -->"],
  ["a style that is no drawing's", '<path style="behavior:alert;position:fixed" d="M0 0"/>'],
  ["a rule for all of a page", "<style>body{display:none}*{fill:red}#alert{fill:red}</style>"],
  ["an attribute that nobody knows", '<path data-alert="1" tabindex="0" d="M0 0"/>'],
  ["a path that is none", '<path d="alert(1)"/>'],
  ["a colour that is none", '<path fill="expression(alert)" d="M0 0"/>'],
  ["a name that is none", '<g id="alert()" class="a alert()"/>'],
])("%s are left out", (_, inside) => {
  expect(clean(drawing(inside))).not.toMatch(/alert|script|style="[^"]*(behavior|position)|body|\*|data-|tabindex/);
});

test.each<[string, string, string]>([
  ["a viewBox of its own", drawing("", 'viewBox="10 20 1800 2400"'), 'transform="scale(0.5 0.5) translate(-10 -20)"'],
  ["width and height alone", drawing("", 'width="90px" height="120"'), 'transform="scale(10 10)"'],
  ["a colour for all of it", drawing("", 'viewBox="0 0 900 1200" fill="none"'), '<g fill="none">'],
])("a drawing with %s lies on a card's sheet", (_, text, part) => {
  const svg = clean(text);
  expect(svg).toContain('viewBox="0 0 900 1200" width="900" height="1200"');
  expect(svg).toContain(part);
});

const folder = new URL("../../../artwork/", import.meta.url);
const cards = readdirSync(folder)
  .map((name) => ({ name, file: readFileSync(new URL(name, folder)) }))
  .filter(({ name, file }) => /^(?!test|minnesljus).*\.svg$/.test(name) && file.includes('"0 0 900 1200"'));

test("the cards of the house could be uploaded, and would stay what they are to the byte", async () => {
  expect(cards.length).toBeGreaterThan(25);
  for (const { name, file } of cards) expect((await prepareArtwork(file)).data.equals(file), name).toBe(true);
});
