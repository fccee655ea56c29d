import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import {
  emptyDraft,
  handOver,
  identify,
  withoutSensitive,
  type MandateDraft,
} from "#src/features/monthly-gift/mandate-draft.ts";
import { mandates, possibleStep } from "#src/features/monthly-gift/mandate.ts";
import { givesAlready, nobodyYet, product, token, written } from "./given-mandate.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const keep = (draft: MandateDraft) => storeDraft("monthly_gift", withoutSensitive(draft));
const read = () => mandates.monthly_gift.readDraft(product, null);
const kept = () => localStorage.getItem(draftKey("monthly_gift")) ?? "";

test.each([
  ["the giver's personal number", written.giver.personalNumber],
  ["the account's number", written.account.number],
  ["the account's clearing number", `"${written.account.clearing}"`],
  ["what opens the identification", token],
  ["the name that BankID told", nobodyYet.name],
])("the device keeps nothing of %s", (_, secret) => {
  keep(written);
  expect(kept()).not.toContain(secret);
  expect(Object.values(sessionStorage)).toEqual([]);
});

test("amount, day, who gives and where word of it goes are there again", () => {
  keep(written);
  expect(read()).toEqual({
    ...emptyDraft,
    preset: 200,
    drawDay: 27,
    contact: written.contact,
    giver: { ...written.giver, personalNumber: "" },
  });
});

test.each([
  [23 * 60 + 59, "birgitta@example.se"],
  [24 * 60, ""],
])("after %i minutes the address that is kept is %j", (minutes, email) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keep(written);
  vi.setSystemTime(Date.now() + minutes * 60_000);
  expect(read().contact.email).toBe(email);
  expect(kept() === "").toBe(email === "");
});

test("what is too old is kept no longer where the clock was set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keep(written);
  vi.setSystemTime(Date.now() - 25 * 3_600_000);
  expect(read().contact.email).toBe("");
});

test.each(["null", "7", '{"drawDay":31,"contact":[],"preset":"200","giver":7,"keptAt":"now"}', "{"])(
  "%s in the storage is nobody's draft",
  (storage) => {
    localStorage.setItem(draftKey("monthly_gift"), storage);
    expect(read()).toEqual(mandates.monthly_gift.empty(product));
  },
);

test.each([
  ["amount", emptyDraft, "amount"],
  ["identity", emptyDraft, "identity"],
  ["account", emptyDraft, "identity"],
  ["consent", emptyDraft, "identity"],
  ["account", { ...written, account: emptyDraft.account }, "account"],
  ["consent", { ...written, account: emptyDraft.account }, "account"],
  ["consent", written, "consent"],
  ["order", emptyDraft, "order"],
] as const)("in the step %s, what is possible with what is known is shown", (step, draft, shown) => {
  expect(possibleStep(step, draft)).toBe(shown);
});

test("who gives already has the new mandate take the place of theirs, and nobody else's", () => {
  expect(identify({ token, status: givesAlready })(emptyDraft).replaces).toBe("QT4M8VKX");
  expect(identify({ token, status: nobodyYet })({ ...emptyDraft, replaces: "QT4M8VKX" }).replaces).toBeNull();
});

test("where the account is somebody else's, who identified gives, and nothing of theirs is signed by the other", () => {
  const handed = { ...written, ...handOver({ ...written, giver: emptyDraft.giver }) };
  expect(handed.giver).toMatchObject({ isOther: true, firstName: "Birgitta", lastName: "Ek" });
  expect(handed).toMatchObject({ identity: null, account: emptyDraft.account, replaces: null });
});
