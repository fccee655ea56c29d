import { describe, expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { composeMail } from "../../../../../services/api/src/platform/mail/message.ts";
import type { Part } from "../../../../../services/api/src/platform/mail/parts.ts";
import { attachedPicture, housePicture, type Picture } from "../../../../../services/api/src/platform/mail/pictures.ts";
import { mailFaults } from "./mail-faults.ts";

const siteUrl = "https://www.hjarta-lunga.test";
const { site, translations } = seededSite();
const say = (language: "sv" | "en", key: string, fillIns: Readonly<Record<string, string | number>> = {}) =>
  (translations.find((one) => one.key === key)?.[language] ?? "").replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(fillIns[name]),
  );
const published = { say, organisation: () => site.organisation } as unknown as Parameters<
  typeof composeMail
>[0]["published"];

type Look = Parameters<typeof composeMail>[1];
const compose = (parts: readonly Part[], { picture, ...look }: Partial<Look> & { picture?: Picture } = {}) =>
  composeMail({ published, siteUrl }, { language: "sv", tone: "bright", ...look }, () => ({
    subject: "Tack för din gåva",
    ...(picture && { picture }),
    parts,
  }));

const url = `${siteUrl}/order/kort/0123456789abcdef0123456789abcdef0123456789#a-token_that-is-long`;
const way = { said: `Här ser du kortet och kan dela det: ${url}`, url, words: "Öppna kortet" };
const greeting = "Varma hälsningar från oss på Hjärta & Lunga";

const png = Buffer.alloc(24);
png.writeUInt32BE(1200, 16);
png.writeUInt32BE(1697, 20);

const hostile = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' style='position:fixed`,
  `</td></tr></table><h1>Du har vunnit</h1>`,
  `{amount} {url}`.replaceAll(/[{}]/g, "%"),
  `&lt;b&gt; &amp; <!--[if mso]>`,
  `Åsa\u202e <a href="https://elak.example/">tryck här</a>`,
];

const kinds: [string, readonly Part[]][] = [
  ["words", [greeting]],
  ["somebody's words", ["Den som fick ditt kort har skrivit till dig:", { quoted: "Tack snälla!" }, greeting]],
  ["a button with words before it", [{ button: way }, greeting]],
  ["a button alone", [{ onlyButton: way }, greeting]],
  [
    "a button and a link",
    [{ button: way }, { link: { ...way, url: `${siteUrl}/mina-sidor/`, said: `Här: ${siteUrl}/mina-sidor/.` } }],
  ],
  [
    "a heading and a slip",
    [greeting, { heading: "Därför får du det här" }, { slip: "Kvitto", rows: [["Belopp", "250 kr"]] }],
  ],
];
const tones = ["bright", "quiet"] as const;
const languages = ["sv", "en"] as const;

describe.each(tones)("a mail whose tone is %s", (tone) => {
  test.each(kinds)("with %s is whole in each language", (_name, parts) => {
    for (const language of languages) expect(mailFaults(compose(parts, { tone, language }))).toEqual([]);
  });

  test.each(hostile)("says %s as words, wherever it stands", (words) => {
    const picture = attachedPicture(png, { fileName: "minnesblad-ABC.png", alt: words }).picture;
    const parts: Part[] = [
      words,
      { quoted: words },
      { heading: words },
      { slip: words, rows: [[words, words]] },
      { button: { said: `${words}: ${url}`, url, words } },
      { link: { said: `${words}: ${url}`, url, words } },
    ];
    const { html, text, subject } = composeMail({ published, siteUrl }, { language: "sv", tone }, () => ({
      ...{ subject: words, heading: words, preheader: words, picture, parts },
    }));
    const harmless = { subject, text, html: html.replaceAll("&#39;", "'") };
    expect(mailFaults({ ...harmless, html })).toEqual([]);
    expect(html).not.toMatch(/<(?:script|b)\b|onerror=[^&]*>|<img src=x|<h1>Du|<a href="https:\/\/elak/);
    expect(text).toContain(`> ${words}`);
  });
});

test("a mourner's mail has no red, by day or by night", () => {
  const { html } = compose([{ button: way }], { tone: "quiet" });
  expect(html).not.toMatch(/#a4182f|#b3223a|#f0b53a/);
});

test("the button's words stand in the URL's place, and the text part has the URL whole", () => {
  const { html, text } = compose([{ button: way }, greeting]);
  expect(html).toMatch(/>Här ser du kortet och kan dela&nbsp;det:<\/p><table[^>]*class="button wide"/);
  expect(html).toMatch(/>Öppna kortet<\/a>/);
  expect(text).toContain(`Här ser du kortet och kan dela det: ${url}\n`);
});

test("the picture leads where the button leads, and is said to whoever does not see it", () => {
  const say = () => "En forskare tittar i mikroskopet.";
  const { html } = compose([{ onlyButton: way }], { picture: housePicture("microscope", siteUrl, say) });
  expect(html).toMatch(
    /<a href="[^"]*\/order\/kort\/[^"]+"[^>]*><img src="https:\/\/www\.hjarta-lunga\.test\/api\/Mail\/Picture\/microscope" width="600" height="470" alt="En forskare tittar/,
  );
});

test("a picture with somebody's words goes with the mail, as high as it is wide", () => {
  const { picture, attachment } = attachedPicture(png, { fileName: "minnesblad-ABC.png", alt: "Minnesbladet." });
  expect(picture).toMatchObject({ src: `cid:${attachment.cid}`, width: 340, height: 481 });
});

test("our telephone number is one link, also last in a sentence, and our name is in one piece", () => {
  const { html } = compose(["Ring 08-465 004 00", "Skriv till Hjärta & Lunga så svarar vi."]);
  expect(html).toMatch(/Ring <a class="link" href="tel:\+46846500400"[^>]*><span[^>]*>08-465 004 00<\/span><\/a><\/p>/);
  expect(html).toContain("Skriv till Hjärta&nbsp;&amp;&nbsp;Lunga så svarar&nbsp;vi.</p>");
});

test("a mail has one button", () => {
  expect(() => compose([{ button: way }, { onlyButton: way }])).toThrow("one button");
});

test("a text that editors left without its URL leaves nobody without it", () => {
  const said = "Här ser du kortet";
  const { html, text } = compose([{ button: way }, { link: { ...way, said } }]);
  expect(text).toContain(`${said} ${url}`);
  expect(html.match(/>Öppna kortet(?:<\/span>)?<\/a>/g)).toHaveLength(2);
});

test.each([
  [
    "a long URL as its site",
    "Läs mer på https://www.exempel.se/en/mycket/lang/adress/som/bryts?x=1.",
    "www.exempel.se/…",
  ],
  ["a short one whole", "Läs mer på https://exempel.se/kol.", "exempel.se/kol"],
])("what staff write shows %s, and links it", (_name, words, shown) => {
  const { html, text } = compose([words]);
  expect(html).toContain(`<span style="white-space:nowrap">${shown}</span></a>.`);
  expect(text).toContain(words);
});
