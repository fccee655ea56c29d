import { describe, expect, test } from "vitest";
import { withoutPersonalData } from "#src/lib/personal-data.ts";

describe("what names somebody or opens what is theirs is taken out of words that leave the house", () => {
  test.each([
    ["an e-mail address", "Mail to anna.svensson@example.se failed", "Mail to [e-mail] failed"],
    ["an e-mail address with Swedish letters", "åsa.öberg@exämple.se", "[e-mail]"],
    ["an e-mail address in a URL", "https://x.test/a/anna%40example.se", "https:/" + "/x.test/a/[e-mail]"],
    ["a personal number", "bad 850709-9805", "bad [number]"],
    ["a personal number with its century", "bad 19850709-9805!", "bad [number]!"],
    ["a personal number without a hyphen", "198507099805", "[number]"],
    ["that of somebody over a hundred", "120101+1234", "[number]"],
    ["a mobile number", "call 070-174 06 05 now", "call [number] now"],
    ["a mobile number from abroad", "+46 70 174 06 05", "[number]"],
    ["a mobile number with its zero in brackets", "+46 (0)70 174 06 05", "[number]"],
    ["an order reference", "order 7H4KX2MQ9TBVZ3NP5RWD is gone", "order [reference] is gone"],
    ["a look-up id", "5f0c7a52-4c0e-4a53-9b0d-0f3f3f1e2a11", "[id]"],
    ["a payment's id at the provider", "5F0C7A524C0E4A539B0D0F3F3F1E2A11", "[id]"],
    ["a query", "at /ge-en-gava/?order=x&b=2 line 1", "at /ge-en-gava/ line 1"],
    ["the query of a whole URL", "https://x.test/a?ssn=1", "https://x.test/a"],
    ["several at once", "a@b.se, 0701740605 and 850709-9805", "[e-mail], [number] and [number]"],
  ])("%s", (_, words, left) => {
    expect(withoutPersonalData(words)).toBe(left);
  });

  test.each([
    ["plain words", "Cannot read properties of undefined (reading 'length')"],
    ["a question", "Really? a = b"],
    ["a file of ours with its place", "https://x.test/component---src-pages-404-tsx-0123456789abcdef0123.js:12:34567"],
    ["an amount", "1 000,50 kr"],
    ["a short order reference", "7H4KX2MQ"],
    ["a call", "POST /api/Payments/Poll 503 unavailable"],
  ])("%s stays", (_, words) => {
    expect(withoutPersonalData(words)).toBe(words);
  });
});
