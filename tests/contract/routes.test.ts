import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, test } from "vitest";

/** As the router reads a pattern: a name is one segment, a star is the rest. */
const matcher = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.]/g, "\\.").replaceAll(/:\w+/g, "([^/]+)").replaceAll("*", "(.+)")}/?$`);

/** References as they come: ours, and what somebody might put in a URL. */
const references = ["a1b2-c3", "ÅÄÖ 1", "../../mina-sidor", "a/b", "?x=1", "#x", "100%", "<script>", "a".repeat(300)];

type ByReference = { pattern: string; href: (reference: string) => string };
const byReference: [string, ByReference][] = [
  ["/order/diplom/{orderReference}", routes.orderDiploma],
  ["/order/foretag/{shortOrderRef}", routes.orderCompany],
  ["/order/gavobevis/{orderReference}", routes.orderGiftCertificate],
  ["/order/mc/{orderReference}", routes.orderMemorialCard],
  ["/order/minnesblad/{orderReference}", routes.orderMemorialSheet],
  ["/gavokort/{orderReference}", routes.giftCard],
  ["/mc/ml25/*", routes.memorialCard],
  ["/mc/stub/*", routes.memorialCardStub],
  ["/_internal_mc/MINNESLJUS_25/*", routes.internalMemorialCard],
  ["/_internal_mc/stub/*", routes.internalMemorialCardStub],
  ["/d/{campaignCode}/*", { ...routes.greetingCardShared, href: (x) => routes.greetingCardShared.href("TACK_1", x) }],
  [
    "/_internal/{campaignCode}/*",
    { ...routes.greetingCardInternal, href: (x) => routes.greetingCardInternal.href("TACK_1", x) },
  ],
];

test.each(byReference)("%s stands as the specification writes it", (specified, { pattern }) => {
  expect(pattern.replaceAll(/:(\w+)/g, "{$1}")).toBe(specified);
});

test.each(byReference)("%s: what is written is what is read, whatever the reference", (_, { pattern, href }) => {
  for (const reference of references) {
    const { pathname, search, hash, origin } = new URL(href(reference), "https://hjarta.example");
    expect({ search, hash, origin }).toEqual({ search: "", hash: "", origin: "https://hjarta.example" });
    expect(decodeURIComponent(matcher(pattern).exec(pathname)?.at(-1) ?? "nothing")).toBe(reference);
  }
});

test("a shared card's URL carries its campaign", () => {
  expect(routes.greetingCardShared.href("JUL_24_1", "abc")).toBe("/d/JUL_24_1/abc");
  expect(routes.greetingCardInternal.href("JUL_24_1", "abc")).toBe("/_internal/JUL_24_1/abc");
});

const all = Object.entries(routes) as [string, { pattern: string; href: (...given: string[]) => string }][];
/** Those whose links carry something of the visitor's own in the query. */
const linked = ["increaseMonthlyGift", "extraGift"];
const fixed = all.filter(([name, { pattern }]) => !/[:*]/.test(pattern) && !linked.includes(name));

test.each(fixed)("%s leads where it stands, in small letters", (_, { pattern, href }) => {
  expect(href()).toBe(pattern);
  expect(pattern).toMatch(/^\/(?:[a-z0-9-]+\/)*$|^\/(?:404|500)\.html$/);
});

test("a link to who gives each month carries its kind and what is looked up", () => {
  expect(routes.increaseMonthlyGift.href("a b")).toBe("/oka-manadsgava/?type=monthly_gift_increase&lookUpGuid=a%20b");
  expect(routes.extraGift.href("a b")).toBe("/extra-gava/?type=extra_gift&lookUpGuid=a%20b");
});

test("no two routes are the same", () => {
  const patterns = all.map(([, { pattern }]) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test("the start page is at the root", () => {
  expect(routes.start.pattern).toBe("/");
});

test.each([
  [{}, "/ge-en-gava/"],
  [{ amount: 250 }, "/ge-en-gava/?belopp=250"],
  [{ type: "regular_gift" }, "/ge-en-gava/?type=regular_gift"],
  [{ amount: 99.5, type: "regular_gift" }, "/ge-en-gava/?belopp=99.5&type=regular_gift"],
  [{ type: "a&b=c" }, "/ge-en-gava/?type=a%26b%3Dc"],
  [{ amount: 250, payWith: "kort" as const }, "/ge-en-gava/?belopp=250&betala=kort"],
])("a gift with %o begins at %s", (preset, href) => {
  expect(routes.gift.href(preset)).toBe(href);
});

test("a gift in English begins at its own page, with what was chosen", () => {
  expect(routes.gift.href({}, "en")).toBe("/en/give/");
  expect(routes.gift.href({ amount: 250, type: "regular_gift" }, "en")).toBe("/en/give/?belopp=250&type=regular_gift");
});

test("a gift that has begun has a URL of its own", () => {
  expect(routes.gift.order("0123456789ABCDEFGHJK")).toBe("/ge-en-gava/?order=0123456789ABCDEFGHJK");
});
