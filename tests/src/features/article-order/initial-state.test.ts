import { beforeEach, expect, test } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { articleOrder, type ArticleDraft } from "#src/features/article-order/articles.ts";
import { draftOf, offer } from "./given-articles.ts";

beforeEach(() => sessionStorage.clear());

const begin = (search: string, state: unknown = null) => articleOrder.arrive({ search, state }, offer);
const order = "7H4KX2MQ9TBVZ3NP5RWD";
const ofLink = (given: Partial<ArticleDraft>) => draftOf({ 2001: 1 }, { single: "2001", ...given });

test.each<[string, object]>([
  ["", { step: "choose", draft: { wanted: {}, single: null }, problem: null }],
  ["?artikel=2001", { step: "choose", draft: { wanted: { 2001: 1 }, single: "2001" }, problem: null }],
  ["?artikel=9999", { step: "choose", draft: { wanted: {}, single: null }, problem: "notThere" }],
  ["?vidare=1", { step: "choose", problem: "missing" }],
  [`?order=${order}`, { step: "order", order }],
])("%s begins as it asks", (search, now) => {
  expect(begin(search)).toMatchObject(now);
});

test("what was begun is there after a reload, with its address", () => {
  storeDraft("article_order", draftOf({ 2002: 2 }, { recipient: { ...draftOf({}).recipient, town: "Umeå" } }));
  expect(begin("", { orderStep: "recipient" })).toMatchObject({
    step: "recipient",
    draft: { wanted: { 2002: 2 }, recipient: { town: "Umeå" } },
  });
});

test.each<[string, ArticleDraft, string, object]>([
  [
    "one article, of which some are chosen",
    draftOf({ 2001: 3 }),
    "?artikel=2001",
    { wanted: { 2001: 3 }, single: "2001" },
  ],
  [
    "one more beside what is chosen",
    draftOf({ 2002: 2 }),
    "?artikel=2001",
    { wanted: { 2002: 2, 2001: 1 }, single: null },
  ],
  ["all, with what a link alone put there", ofLink({}), "", { wanted: {}, single: null }],
  ["another, with what a link alone put there", ofLink({}), "?artikel=2002", { wanted: { 2002: 1 }, single: "2002" }],
  ["all, with an article that was ordered", ofLink({ order }), "", { wanted: { 2001: 1 }, single: null }],
  ["all, with more of an article than its link", draftOf({ 2001: 2 }, { single: "2001" }), "", { wanted: { 2001: 2 } }],
])("who follows a link to %s has in the basket what they chose", (_what, kept, search, draft) => {
  storeDraft("article_order", kept);
  expect(begin(search).draft).toMatchObject(draft);
  expect(Object.keys(begin(search).draft.wanted)).toEqual(Object.keys((draft as ArticleDraft).wanted));
});

test("who removed what a link put there does not find it again after a reload", () => {
  storeDraft("article_order", draftOf({}, { single: "2001" }));
  expect(begin("?artikel=2001", { orderStep: "choose" }).draft).toMatchObject({ wanted: {}, single: "2001" });
});

test.each(["[]", "7", '{"wanted":7,"recipient":null}', '{"wanted":{"2001":-1,"2002":"x"},"prices":{"2001":0.5}}'])(
  "what somebody else has left on the device does no harm: %s",
  (kept) => {
    sessionStorage.setItem("hlf_draft_article_order", kept);
    expect(begin("")).toMatchObject({ step: "choose", draft: { wanted: {}, prices: {} } });
  },
);
