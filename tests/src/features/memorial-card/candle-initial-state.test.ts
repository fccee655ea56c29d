import { beforeEach, expect, test } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { candle, type CandleDraft } from "#src/features/memorial-card/candle.ts";
import { product, written } from "./given-candle.ts";

beforeEach(() => sessionStorage.clear());

const machine = candle.machineFor(product);
const begin = (search: string, state: unknown = null) => candle.arrive({ search, state }, product);
const keep = (draft: Partial<CandleDraft>) => storeDraft("memorial_card", { ...written, ...draft });
const order = "7H4KX2MQ9TBVZ3NP5RWD";

test.each([
  ["", { withGift: false, preset: 300, own: "" }],
  ["?utm_source=brev", { withGift: false, preset: 300, own: "" }],
  ["?belopp=500", { withGift: true, preset: 500, own: "" }],
  ["?belopp=5", { withGift: true, preset: null, own: "5" }],
  ["?belopp=300&belopp-eget=450", { withGift: true, preset: null, own: "450" }],
])("%s begins with %o, and nothing is called wrong", (search, chosen) => {
  expect(begin(search)).toMatchObject({ step: "card", draft: chosen, problem: null, asked: 0 });
});

test.each([
  ["the URL of an order", `?order=${order}`, { orderStep: "donor" }],
  ["a reload of it", "", { orderStep: "order", order }],
])("%s shows that order", (_, search, state) => {
  expect(begin(search, state)).toMatchObject({ step: "order", order });
});

test("a reload has all that was written and the key that was sent, but never the personal number", () => {
  const sent = { key: "0192f0c1-2f4e-7a30-8a46-7f1f7a2f9b11", print: "{}", replaces: null };
  keep({
    sent,
    withGift: true,
    preset: null,
    own: "450",
    donor: { ...written.donor, firstName: "Ingrid", taxReduction: true, personalNumber: "194105123456" },
  });
  const { step, draft } = begin("", { orderStep: "donor" });
  expect(step).toBe("donor");
  expect(draft).toMatchObject({
    sent,
    withGift: true,
    own: "450",
    card: written.card,
    donor: { firstName: "Ingrid", taxReduction: true, personalNumber: "" },
  });
});

test("where the device keeps nothing, one begins with the card, and the entry has what was chosen", () => {
  const state = { orderStep: "donor", orderedFingerprint: { withGift: true, preset: 500, own: "" } };
  expect(begin("", state)).toMatchObject({ step: "card", draft: { withGift: true, preset: 500 }, problem: "fields" });
});

test.each(["[]", "7", '{"card":7,"withGift":"ja","donor":[]}', '{"card":{"name":7},"preset":"x"}'])(
  "what somebody else has left on the device does no harm: %s",
  (left) => {
    sessionStorage.setItem("hlf_draft_memorial_card", left);
    expect(begin("").draft).toEqual(machine.beginning.draft);
  },
);
