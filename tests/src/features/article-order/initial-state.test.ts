import { beforeEach, expect, test } from "vitest";
import { keepDraft } from "#src/core/order/order-draft.ts";
import { createArticleMachine } from "#src/features/article-order/article-machine.ts";
import { initialState } from "#src/features/article-order/initial-state.ts";
import { draftOf, offer } from "./given-articles.ts";

beforeEach(() => sessionStorage.clear());

const machine = createArticleMachine(offer);
const begin = (search: string, state: unknown = null) => initialState({ search, state }, offer, machine);
const order = "7H4KX2MQ9TBVZ3NP5RWD";

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
  keepDraft("article_order", draftOf({ 2002: 2 }, { recipient: { ...draftOf({}).recipient, town: "Umeå" } }));
  expect(begin("", { orderStep: "recipient" })).toMatchObject({
    step: "recipient",
    draft: { wanted: { 2002: 2 }, recipient: { town: "Umeå" } },
  });
});

test("a link to one article leaves the rest of what was begun out of the order", () => {
  keepDraft("article_order", draftOf({ 2002: 2, 2001: 3 }));
  expect(begin("?artikel=2001")).toMatchObject({ draft: { wanted: { 2001: 3 }, single: "2001" } });
});

test.each(["[]", "7", '{"wanted":7,"recipient":null}', '{"wanted":{"2001":-1,"2002":"x"},"prices":{"2001":0.5}}'])(
  "what somebody else has left on the device does no harm: %s",
  (kept) => {
    sessionStorage.setItem("hlf_draft_article_order", kept);
    expect(begin("")).toMatchObject({ step: "choose", draft: { wanted: {}, prices: {} } });
  },
);
