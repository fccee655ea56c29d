import { beforeEach, expect, test } from "vitest";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { emptyDraft, membership, type MembershipDraft } from "#src/features/membership/membership.ts";
import { offer } from "./given-membership.ts";

beforeEach(() => sessionStorage.clear());

const machine = membership.machineFor(offer);
const begin = (search: string, state: unknown = null) => membership.arrive({ search, state }, offer);
/** What the device has. */
const keep = (draft: Partial<MembershipDraft>) => storeDraft("membership_gift", { ...emptyDraft, ...draft });
const order = "7H4KX2MQ9TBVZ3NP5RWD";

test.each([
  ["", "kind", "ENSKILD"],
  ["?medlemskap=FAMILJ", "kind", "FAMILJ"],
  ["?medlemskap=familj&utm_source=brev", "kind", "FAMILJ"],
  ["?medlemskap=", "kind", "ENSKILD"],
  ["?medlemskap=UNG&vidare=1", "member", "UNG"],
  ["?vidare=1", "member", "ENSKILD"],
])("%s begins at the step %s with %s", (search, step, membership) => {
  expect(begin(search)).toMatchObject({ step, draft: { membership }, problem: null });
});

test.each(["?medlemskap=OKÄND", "?medlemskap=OKÄND&vidare=1"])("%s is not offered, and none is chosen", (search) => {
  expect(begin(search)).toMatchObject({ step: "kind", draft: { membership: "" }, problem: "notOffered", asked: 1 });
});

test.each([
  ["the URL of an order", `?order=${order}`, { orderStep: "member" }],
  ["a reload of it", "", { orderStep: "order", order }],
])("%s shows that order", (_, search, state) => {
  expect(begin(search, state)).toMatchObject({ step: "order", order });
});

test("after a reload what was chosen since counts, not how it began", () => {
  keep({ membership: "UNG" });
  expect(begin("?medlemskap=FAMILJ", { orderStep: "member" })).toMatchObject({
    step: "member",
    draft: { membership: "UNG" },
  });
});

test.each([
  ["the kind that the entry carries", { membership: "UNG" }, "member", "UNG"],
  ["an entry without a kind", undefined, "kind", ""],
  ["an entry that somebody else has written", { membership: 7 }, "kind", ""],
])("a reload where the device keeps nothing: %s", (_, orderedFingerprint, step, membership) => {
  expect(begin("", { orderStep: "member", orderedFingerprint })).toMatchObject({ step, draft: { membership } });
});

test("a kind that editors have taken away since is asked for anew", () => {
  keep({ membership: "GAMMAL" });
  expect(begin("", { orderStep: "member" })).toMatchObject({ step: "kind", problem: "missing", asked: 1 });
});

test.each(["[]", "7", '{"member":null,"household":"x","membership":{}}', '{"member":{"email":7},"household":[1]}'])(
  "what somebody else has left on the device does no harm: %s",
  (left) => {
    sessionStorage.setItem("hlf_draft_membership_gift", left);
    expect(begin("").draft).toEqual(machine.beginning.draft);
  },
);

test("a gift that was begun in the same tab is left alone", () => {
  storeDraft("regular_gift", { ...emptyDraft, order });
  expect(begin("").draft.order).toBeNull();
});
