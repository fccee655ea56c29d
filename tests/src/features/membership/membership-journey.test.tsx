import { screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mostInHousehold, notForHousehold } from "@hjarta-lunga/contract/households.ts";
import { storeDraft } from "#src/core/order/draft/order-draft.ts";
import { loadMemberStep, loadMembershipOrder } from "#src/features/membership/lazy-steps.ts";
import { emptyDraft, type MembershipDraft } from "#src/features/membership/membership.ts";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { offer } from "./given-membership.ts";
import {
  arriveAt,
  button,
  fee,
  field,
  heading,
  ingrid,
  radio,
  send,
  summary,
  toMember,
  write,
} from "./membership-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => {
  api.says.set("Poll", [fee(null)]);
});
// The first fetch of the later steps takes as long as it takes.
beforeAll(() => Promise.all([loadMemberStep(), loadMembershipOrder()]));

/** What the device has. */
const keep = (draft: Partial<MembershipDraft>) => storeDraft("membership_gift", { ...emptyDraft, ...draft });

const member = {
  firstName: "Ingrid",
  lastName: "Öberg",
  email: "ingrid@example.se",
  street: "Storgatan 1",
  postalCode: "12345",
  town: "Umeå",
};

test("a membership is ordered once, with the fee that was seen and the address as it is sent to", async () => {
  const { user } = arriveAt();
  await toMember(user, /^Ung medlem/);
  await write(user, ingrid);
  await user.dblClick(await button("Fortsätt till betalning"));
  await heading("Betala");
  const { idempotencyKey, ...sent } = api.bodies("Add")[0] ?? {};
  expect(api.bodies("Add")).toHaveLength(1);
  expect(idempotencyKey).toEqual(expect.any(String));
  expect(sent).toEqual({ membership: "UNG", amount: 100, member, household: [], language: "sv" });
  expect(history.state).toMatchObject({ orderStep: "order", order });
  expect(window.location.pathname).toBe("/bli-medlem/");
});

test("the choice says what each costs, and that the fee is no gift for tax", async () => {
  arriveAt();
  expect((await radio(/^Familj/)).labels?.[0]?.textContent).toContain("300 kr om året");
  expect(screen.getByText(/ger därför inte rätt till skattereduktion/)).toBeDefined();
  expect((await radio(/^Enskild/)).checked).toBe(true);
});

test("the others of a household are named one by one, and go with a kind for households only", async () => {
  const { user } = arriveAt("/bli-medlem/?medlemskap=familj");
  await toMember(user);
  await write(user, ingrid);
  for (const [index, name] of ["Karl Öberg", "Elsa", "Maja Öberg"].entries()) {
    await user.click(await button("Lägg till en person"));
    expect(document.activeElement).toBe(field(`Namn på person ${index + 1}`));
    await user.keyboard(name);
  }
  await user.click(await button("Ta bort person 2"));
  expect(document.activeElement).toBe(await button("Lägg till en person"));
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")).toMatchObject([{ membership: "FAMILJ", household: ["Karl Öberg", "Maja Öberg"] }]);
});

test("a household that was named is not sent with another kind, and is still there", async () => {
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  await write(user, ingrid);
  await user.click(await button("Lägg till en person"));
  await user.keyboard("Karl Öberg");
  await user.click(await button("Ändra medlemskapet"));
  await toMember(user, /^Enskild/);
  expect(screen.queryByRole("textbox", { name: "Namn på person 1" })).toBeNull();
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")).toMatchObject([{ membership: "ENSKILD", household: [] }]);
  history.go(-2);
  await toMember(user, /^Familj/);
  expect(field("Namn på person 1").value).toBe("Karl Öberg");
});

test("a full household is helped by telephone", async () => {
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  for (let place = 0; place < mostInHousehold; place += 1) await user.click(await button("Lägg till en person"));
  expect(screen.queryByRole("button", { name: "Lägg till en person" })).toBeNull();
  expect(screen.getByText(/^Är ni fler\?/)).toBeDefined();
});

test.each([
  ["Postnummer", "1234", "Postnumret stämmer inte. Det har fem siffror, till exempel 123 45."],
  ["Postnummer", "abcde", "Postnumret stämmer inte. Det har fem siffror, till exempel 123 45."],
  ["Postnummer", " ", "Skriv ditt postnummer"],
  ["Gatuadress", " ", "Skriv din gatuadress"],
  ["Ort", " ", "Skriv din ort"],
  ["E-post", "ingrid@", "E-postadressen stämmer inte. Den ska ha ett @ och sluta med till exempel .se"],
])("%s that is “%s” is said above the form and at the field: %s", async (label, written, said) => {
  const { user } = arriveAt();
  await toMember(user);
  await write(user, { ...ingrid, [label]: written });
  await send(user);
  expect(summary().map((each) => each.replaceAll("\u00a0", " "))).toEqual([said]);
  expect(field(new RegExp(`^${label}`)).getAttribute("aria-invalid")).toBe("true");
  expect(api.bodies("Add")).toEqual([]);
});

test("a row of the household without a name is mended or removed, and so is what the API says of it", async () => {
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  await write(user, ingrid);
  await user.click(await button("Lägg till en person"));
  await send(user);
  expect(summary()).toEqual(["Namn på person 1: Skriv ett namn, eller ta bort raden"]);
  await user.type(field("Namn på person 1"), "Karl");
  api.says.set("Add", [refuses(400, "validation_failed", { "household.0": "tooLong" })]);
  await send(user);
  await vi.waitFor(() => expect(field("Namn på person 1").getAttribute("aria-invalid")).toBe("true"));
});

test.each([
  ["a fee that has changed", refuses(409, "fee_changed"), /^Årsavgiften har ändrats/],
  [
    "a kind that is offered no more",
    refuses(400, "validation_failed", { membership: "not a membership" }),
    /^Det medlemskapet går inte att teckna längre/,
  ],
  [
    "a kind that is for a household no more",
    refuses(400, "validation_failed", { household: notForHousehold }),
    /^Det medlemskapet går inte att teckna längre/,
  ],
])("%s leads back to the choice with the reason, and what was written stays", async (_, said, words) => {
  api.says.set("Add", [said]);
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  await write(user, ingrid);
  await send(user);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(words);
  expect(document.activeElement).toBe(await radio(/^Familj/));
  const firstCard = await radio(/^Enskild/);
  expect(alert.compareDocumentPosition(firstCard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The same again would be refused again.
  await user.click(await button("Gå vidare"));
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(document.activeElement).toBe(await radio(/^Familj/));
  expect(await button("Ladda om sidan")).toBeDefined();
  await toMember(user, /^Ung/);
  expect(field(/^Gatuadress/).value).toBe("Storgatan 1");
});

test("without a choice nobody goes on: it is asked for", async () => {
  const { user } = arriveAt("/bli-medlem/", { ...offer, product: { ...offer.product, preselected: 1 } });
  await user.click(await button("Gå vidare"));
  expect((await screen.findByRole("alert")).textContent).toBe("Välj ett medlemskap.");
  expect(document.activeElement).toBe(await radio(/^Enskild/));
  await toMember(user, /^Ung/);
});

test("where editors offer no membership, the page says whom to call", async () => {
  arriveAt("/bli-medlem/", { ...offer, kinds: [] });
  expect(await screen.findByText(/^Just nu går det inte att bli medlem här/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Gå vidare" })).toBeNull();
});

test("another membership than the one that was ordered is another order, in the place of the first", async () => {
  api.says.set("Cancel", [fee(null)]);
  const { user } = arriveAt();
  await toMember(user);
  await write(user, ingrid);
  await send(user);
  await heading("Betala");
  await user.click(await button("Ändra medlemskapet"));
  await toMember(user, /^Ung/);
  await send(user);
  await heading("Betala");
  expect(api.bodies("Add")).toMatchObject([{ amount: 200 }, { membership: "UNG", amount: 100, replaces: order }]);
});

test("who changes a name after the order was made meets the form on the way forward, and no payment of the former", async () => {
  const { user } = arriveAt();
  await toMember(user);
  await write(user, ingrid);
  await send(user);
  await heading("Betala");
  history.back();
  await heading("Dina uppgifter");
  await user.type(field(/^Förnamn/), " Maria");
  const isThere = new Promise((there) => window.addEventListener("popstate", there, { once: true }));
  history.forward();
  await isThere;
  await heading("Dina uppgifter");
  expect(screen.queryByRole("heading", { name: "Betala" })).toBeNull();
});

test.each([
  ["a fee that editors have changed is no other choice", "ENSKILD", 250, null],
  ["another kind than was ordered is told", "UNG", 200, "Den här betalningen gäller 200 kr. Du har sedan valt 100 kr."],
])("%s", async (_, membership, yearlyFee, told) => {
  api.says.set("Poll", [{ body: { ...fee(null).body, amount: 200 } }]);
  keep({ membership, ordered: "ENSKILD", order });
  const kinds = offer.kinds.map((each) => (each.code === "ENSKILD" ? { ...each, yearlyFee } : each));
  arriveAt(`/bli-medlem/?order=${order}`, { ...offer, kinds });
  await heading("Betala");
  expect(screen.queryByText(/^Den här betalningen gäller/)?.textContent ?? null).toBe(told);
});

test("which membership it is stands beside the fee, at the details and at the payment", async () => {
  const line = () => screen.getByText("för tolv månader").parentElement?.textContent.replaceAll("\u00a0", " ");
  api.says.set("Poll", [{ body: { ...fee(null).body, amount: 300 } }]);
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  expect(line()).toMatch(/^Familj 300 kr för tolv månader/);
  await write(user, ingrid);
  await send(user);
  await heading("Betala");
  await vi.waitFor(() => expect(line()).toMatch(/^Familj 300 kr för tolv månader/));
});

test("who paid for another membership than they chose last is asked to call, not to pay once more", async () => {
  api.says.set("Poll", [{ body: { ...fee({ state: "paid" }).body, amount: 200 } }]);
  keep({ membership: "UNG", ordered: "ENSKILD", order });
  arriveAt(`/bli-medlem/?order=${order}`);
  await heading("Välkommen som medlem!");
  const told = screen.getByText(/^Du har betalat 200 kr, inte 100 kr/);
  expect([...told.querySelectorAll("a")].map(({ href }) => href)).toEqual(["tel:+4681234567"]);
});

test("what is wrong with a name goes with its row, and says which row it is", async () => {
  const { user } = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(user);
  await write(user, ingrid);
  for (let row = 1; row <= 3; row += 1) await user.click(await button("Lägg till en person"));
  await user.type(field("Namn på person 2"), "Elsa");
  await send(user);
  const said = (number: number) => `Namn på person ${number}: Skriv ett namn, eller ta bort raden`;
  expect(summary()).toEqual([said(1), said(3)]);
  await user.click(await button("Ta bort person 1"));
  const wrong = () => [1, 2].map((number) => field(`Namn på person ${number}`).getAttribute("aria-invalid") === "true");
  expect(wrong()).toEqual([false, true]);
  await user.click(await button("Ta bort person 2"));
  await user.click(await button("Lägg till en person"));
  expect(wrong()).toEqual([false, false]);
  await send(user);
  expect(wrong()).toEqual([false, true]);
});

test("what was written is there after a reload, and gone once it is paid", async () => {
  const visit = arriveAt("/bli-medlem/?medlemskap=FAMILJ");
  await toMember(visit.user);
  await write(visit.user, ingrid);
  const { user } = visit.reload();
  await heading("Dina uppgifter");
  expect(field(/^Ort/).value).toBe("Umeå");
  api.says.set("Poll", [fee({ state: "paid" })]);
  await send(user);
  await heading("Välkommen som medlem!");
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
});

test("a member is welcomed with the card, to print and for the phone, and the receipt", async () => {
  api.says.set("Poll", [fee({ state: "paid" })]);
  arriveAt(`/bli-medlem/?order=${order}`);
  await heading("Välkommen som medlem!");
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  const card = `/api/MembershipGift/DownloadCardByOrderRef/${order}`;
  expect(link("Ladda ner medlemskortet")).toBe(`${card}?format=pdf`);
  expect(link("Som bild till mobilen")).toBe(`${card}?format=png`);
  expect(link("Ladda ner kvittot")).toContain(order);
  expect(screen.queryByText(/gåva/i)).toBeNull();
});
