import {
  block,
  campaign,
  href,
  picture,
  publishedPages,
  publishedSite,
  siteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { z } from "zod";

test.each([
  "/",
  "/om-oss/",
  "/om-oss/#kontakt",
  "/ge-en-gava/?belopp=250&type=regular_gift",
  "https://www.1177.se/Stockholm/?q=hjärta",
  "http://localhost:8000/",
  "http://localhost/",
  "mailto:hej@hjarta.example",
  "tel:+4681234567",
  "#links",
])("an editor may link to %s", (link) => {
  expect(href.safeParse(link).success).toBe(true);
});

test.each([
  "",
  " ",
  "om-oss/",
  "www.1177.se",
  "//evil.example/",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://hjarta.example/1",
  "file:///etc/passwd",
  "http://evil.example/",
  "http://localhost.evil.example/",
  "HTTPS://evil.example",
  "/om oss/",
  "https://a.example/ x",
  "/om-oss/\njavascript:alert(1)",
])("an editor may not link to “%s”", (link) => {
  expect(href.safeParse(link).success).toBe(false);
});

test.each(["/\\evil.example", "/\t/evil.example", "/\n/evil.example"])(
  "“%s” looks like a page of ours and leads a browser to another house: it is no href",
  (link) => {
    expect(new URL(link, "https://hjarta.example").host).toBe("evil.example");
    expect(href.safeParse(link).success).toBe(false);
  },
);

const uploaded = { source: "media", alt: "En mottagning.", width: 800, height: 600 } as const;
const files = [{ url: "/media/a.webp", width: 800, type: "image/webp" }];

test.each<[string, boolean, unknown]>([
  ["artwork by its name", true, { source: "artwork", name: "tack-1", alt: "" }],
  ["artwork outside its folder", false, { source: "artwork", name: "../secret", alt: "" }],
  ["an uploaded picture that says what it shows", true, { ...uploaded, files }],
  ["an uploaded picture without words", false, { ...uploaded, alt: "", files }],
  ["an uploaded picture without file", false, { ...uploaded, files: [] }],
  ["an uploaded picture without measures", false, { ...uploaded, width: 0, files }],
  ["a picture from elsewhere", false, { source: "web", url: "https://a.example/x.png", alt: "x" }],
])("a page may show %s: %s", (_, allowed, value) => {
  expect(picture.safeParse(value).success).toBe(allowed);
});

test.each<[string, unknown]>([
  ["of an unknown kind", { type: "html", html: "<script>" }],
  ["of text with a script in it", { type: "text", content: [{ tag: "script", children: ["x"] }] }],
  ["of cards without a card", { type: "cards", heading: "Kort", campaigns: [] }],
  ["of cards by what is no code", { type: "cards", heading: "Kort", campaigns: ["jul 99"] }],
  [
    "with a tone that nobody chose",
    { type: "journeyCall", tone: "pink", heading: "x", action: { label: "x", href: "/" } },
  ],
  ["whose button has no words", { type: "journeyCall", tone: "sun", heading: "x", action: { label: "", href: "/" } }],
])("a block %s is refused", (_, value) => {
  expect(block.safeParse(value).success).toBe(false);
});

test.each(["08-123 45 67", "+46 8 123", "0812345678", "+4681234567;ext=1", ""])(
  "a phone cannot dial “%s”, so it is not published",
  (dialled) => {
    const shape = siteConfiguration.shape.organisation.shape.phone;
    expect(shape.safeParse({ shown: "08", dialled, hours: "" }).success).toBe(false);
  },
);

test.each([
  [{ from: "12-01", to: "12-24" }, true],
  [null, true],
  [{ from: "1 dec", to: "24 dec" }, false],
  [{ from: "12-01" }, false],
])("a season of %o is one: %s", (season, allowed) => {
  expect(campaign.shape.season.safeParse(season).success).toBe(allowed);
});

type Shape = { type?: unknown; maxLength?: number; enum?: unknown; const?: unknown; format?: string };

/** Where a text may stand that has no longest length. */
const endless = (shape: unknown, at: string): string[] => {
  if (typeof shape !== "object" || shape === null) return [];
  const { type, maxLength, enum: names, const: name, format } = shape as Shape;
  const isShort = maxLength !== undefined || names !== undefined || name !== undefined || format === "date-time";
  if (type === "string") return isShort ? [] : [at];
  return Object.entries(shape).flatMap(([key, inside]) => endless(inside, `${at}.${key}`));
};

test.each([
  ["pages", publishedPages],
  ["all that is not pages", publishedSite],
])("every text of %s has a longest length", (_what, shape) => {
  expect(endless(z.toJSONSchema(shape), "")).toEqual([]);
});
