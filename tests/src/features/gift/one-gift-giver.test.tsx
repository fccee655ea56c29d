import { screen } from "@testing-library/react";
import { draftKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { loadGiftCalls, loadGiftOrder, loadGiftPay, loadGiverRules } from "#src/features/gift/lazy-steps.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { answerWith, order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import {
  answerGivers,
  arriveAt,
  birgitta,
  button,
  code,
  field,
  give,
  heading,
  openMore,
  openSlip,
  token,
  write,
} from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(answerGivers);
beforeAll(() => Promise.all([loadGiftCalls(), loadGiftPay(), loadGiftOrder(), loadGiverRules()]));

const pressed = () => arriveAt("/ge-en-gava/?belopp=250&type=regular_gift", begun("swishDirect"));
const givers = () => api.bodies("Giver");
const lastGiver = () => givers().at(-1)?.giver;
const waitFor = (expected: object) => vi.waitFor(() => expect(lastGiver()).toEqual(expected));
const kept = { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "b@example.se" };

test("an address that is written while the code is shown belongs to that gift, with its token", async () => {
  const { user } = pressed();
  await code();
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  expect(givers()[0]).toMatchObject({ orderReference: order, token });
  expect(await screen.findByText("Sparat.")).toBeDefined();
  await code();
});

test("what was written before the press goes along as soon as there is a gift", async () => {
  const { user } = arriveAt();
  await openMore(user);
  await write(user, birgitta);
  expect(givers()).toEqual([]);
  await give(user);
  await code();
  await waitFor(kept);
});

test("as much is kept as is right: half a name keeps the address, a whole one the name", async () => {
  const { user } = pressed();
  await code();
  await openMore(user);
  await write(user, { "E-post": "b@example.se", Förnamn: "Birgitta" });
  await user.tab();
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  await write(user, { Efternamn: "Åkerström" });
  await user.tab();
  await waitFor(kept);
});

const next = "8J5MY3NR0VCWZ4QP6SXE";
const made = (orderReference: string) => ({
  status: 201,
  body: { ...answerWith(null), orderReference, giverToken: `of ${orderReference}` },
});

test("words are not lost when the amount is changed: they are said to the new gift", async () => {
  api.says.set("Add", [made(order), made(next)]);
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  const { user } = pressed();
  await code();
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  await openSlip(user);
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  await user.click(await button("Ge 100 kr med Swish"));
  await vi.waitFor(() => expect(givers().at(-1)).toMatchObject({ orderReference: next, token: `of ${next}` }));
  expect(lastGiver()).toEqual({ kind: "anonymous", email: "b@example.se" });
  expect(field(/^E-post/).value).toBe("b@example.se");
});

/** What the page asks later than it would have made the call, and what it is answered. */
async function hearOneMore(): Promise<void> {
  const heard = api.bodies("Poll").length;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(api.bodies("Poll").length).toBeGreaterThan(heard));
}
const heard = { body: { receiptTo: null, hasPersonalNumber: false } };

test.each([
  ["before there is a gift", null],
  ["in the place of the code", begun("swishDirect")],
])("the page for cards waits until the words are kept, chosen %s", async (_when, state) => {
  const kept = Promise.withResolvers<typeof heard>();
  api.says.set("Giver", [kept.promise]);
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  api.says.set("Create", ["silence"]);
  const { user } = arriveAt("/ge-en-gava/?belopp=250&type=regular_gift", state);
  if (state !== null) await code();
  await user.type(await screen.findByRole("textbox", { name: /^E-post/ }), "b@example.se");
  await user.click(await button("Betala med kort"));
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  await screen.findByText("Vi öppnar betalsidan");
  await hearOneMore();
  expect(api.bodies("Create")).toEqual([]);
  kept.resolve(heard);
  await vi.waitFor(() => expect(api.bodies("Create")).toMatchObject([{ paymentType: "Mondido" }]));
});

test("a sum that is changed while the words are being kept is not paid as it was, and no page for cards opens", async () => {
  const kept = Promise.withResolvers<typeof heard>();
  api.says.set("Giver", [kept.promise]);
  api.says.set("Add", [made(order), made(next)]);
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  api.says.set("Create", ["silence"]);
  const { user } = pressed();
  await code();
  await user.type(field(/^E-post/), "b@example.se");
  await user.click(await button("Betala med kort"));
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  await openSlip(user);
  await user.click(screen.getByRole("radio", { name: "100 kr" }));
  kept.resolve(heard);
  await user.click(await button("Ge 100 kr med Swish"));
  await vi.waitFor(() => expect(api.bodies("CreateDirectSwish").at(-1)).toMatchObject({ orderReference: next }));
  expect(api.bodies("Create")).toEqual([]);
});

test("a personal number is sent and never kept here, and a reload asks that the sent one stands", async () => {
  api.says.set("Giver", [{ body: { receiptTo: null, hasPersonalNumber: true } }]);
  const { user, reload } = pressed();
  await code();
  await openMore(user);
  await write(user, birgitta);
  await user.click(screen.getByRole("checkbox", { name: /skattereduktion/ }));
  await user.type(field("Personnummer"), "19811218-9876");
  await user.tab();
  await waitFor({ ...kept, personalNumber: "19811218-9876" });
  const stored = () => sessionStorage.getItem(draftKey("regular_gift"));
  await vi.waitFor(() => expect(stored()).toContain(order));
  expect(stored()).not.toContain("9811218");
  api.says.set("Poll", [payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]);
  const before = givers().length;
  reload();
  await code();
  expect(field("Personnummer").value).toBe("");
  expect(screen.getByText("Vi har ditt personnummer.")).toBeDefined();
  await vi.waitFor(() => expect(givers().length).toBeGreaterThan(before));
  expect(givers().at(-1)).toMatchObject({ giver: kept, keepsPersonalNumber: true });
});

test.each([
  ["199,99", false],
  ["200", true],
])("the tax reduction of %s kr is offered: %s", async (own, isOffered) => {
  const { user } = arriveAt(`/ge-en-gava/?belopp=${own}`);
  await openMore(user);
  expect(screen.queryByRole("checkbox", { name: /skattereduktion/ }) !== null).toBe(isOffered);
  expect(screen.queryByText(/25 procent av gåvor på minst 200 kr, om du ger minst 2 000 kr/) !== null).toBe(isOffered);
});

test("a company's number is asked for in its place, and its own page is one press away with what was written", async () => {
  const waiting = { swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 };
  api.says.set("CreateDirectSwish", [payment(waiting, { amount: 7500 })]);
  api.says.set("Poll", [payment(null, { amount: 7500 })]);
  const { user } = arriveAt("/ge-en-gava/?belopp=7500");
  await openMore(user);
  await write(user, { "E-post": "ek@example.se" });
  await user.click(screen.getByRole("radio", { name: "Företag" }));
  await write(user, { "Företagets namn": "Ek", Organisationsnummer: "802005-1952" });
  await give(user);
  await code();
  await waitFor({ kind: "company", companyName: "Ek", organisationNumber: "802005-1952", email: "ek@example.se" });
  await user.click(await button("Ge som företag"));
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledWith("/foretagsgava/?belopp=7500", { state: { broughtAlong: true } }),
  );
});

test("what could not be kept is said, and sent again when the network is back", async () => {
  api.says.set("Giver", ["cut", { body: { receiptTo: null, hasPersonalNumber: false } }]);
  const { user } = pressed();
  await code();
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  expect(await screen.findByText("Inte sparat än. Vi försöker igen.")).toBeDefined();
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Sparat.")).toBeDefined();
  const [first, second] = givers().map(({ sequence }) => Number(sequence));
  expect(second).toBeGreaterThan(first ?? 0);
});

test("too late is said in plain words, with a number to call", async () => {
  api.says.set("Giver", [refuses(409, "too_late")]);
  const { user } = pressed();
  await code();
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  expect(await screen.findByText(/^För sent\. Ring/)).toBeDefined();
});

test("after the thanks an address may still be written, and is sent to the gift that was paid", async () => {
  const { user } = pressed();
  await code();
  api.says.set("Poll", [payment({ state: "paid" })]);
  window.dispatchEvent(new Event("online"));
  await heading("Tack för din gåva!");
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  await waitFor({ kind: "anonymous", email: "b@example.se" });
});

test("thanks that are shown anew take an address still, and not once more what was said: it would take the place of all", async () => {
  const paid = payment({ state: "paid" });
  const { reload } = pressed();
  await code();
  api.says.set("Poll", [paid]);
  window.dispatchEvent(new Event("online"));
  await heading("Tack för din gåva!");
  await vi.waitFor(() => expect(sessionStorage.getItem(draftKey("regular_gift"))).toBeNull());
  const { user, reload: again } = reload();
  await heading("Tack för din gåva!");
  expect(givers()).toEqual([]);
  await write(user, { "E-post": "b@example.se" });
  await user.tab();
  await waitFor({ kind: "anonymous", email: "b@example.se" });
  expect(givers()[0]).toMatchObject({ orderReference: order, token });
  expect(await screen.findByText("Sparat.")).toBeDefined();
  again();
  await heading("Tack för din gåva!");
  expect(screen.queryByRole("textbox", { name: /^E-post/ })).toBeNull();
});

test("nobody is told of faults while they write for the first time, only when they leave the field", async () => {
  const { user } = arriveAt();
  await user.type(field(/^E-post/), "birgitta@");
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  await vi.waitFor(() => expect(field(/^E-post/).getAttribute("aria-invalid")).toBe("true"));
  await user.type(field(/^E-post/), "example.se");
  expect(field(/^E-post/).getAttribute("aria-invalid")).toBeNull();
});

test("a misspelt address is mended with one press, and focus stays with the field", async () => {
  const { user } = arriveAt();
  await user.type(field(/^E-post/), "b@gmial.com");
  expect(screen.queryByText("@gmail.com")).toBeNull();
  await user.tab();
  expect(await screen.findByText("@gmail.com")).toBeDefined();
  await user.click(await button("Ja, ändra"));
  expect(field(/^E-post/).value).toBe("b@gmail.com");
  expect(document.activeElement).toBe(field(/^E-post/));
});
