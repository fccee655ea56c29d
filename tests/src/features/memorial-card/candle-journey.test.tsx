import { screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { takeSenderToken } from "#src/core/card/sender-token.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { loadCandleOrder } from "#src/features/memorial-card/lazy-steps.ts";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import {
  arriveAgain,
  arriveAt,
  button,
  candlePayment,
  field,
  heading,
  light,
  radio,
  summary,
  toGift,
  writeCard,
  writeEmail,
} from "./candle-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
freshBeforeEach();
beforeEach(() => {
  vi.mocked(navigate).mockReset();
  vi.mocked(reportFailure).mockReset();
  api.says.set("Poll", [candlePayment(null)]);
  api.says.set("Counter", [{ body: { candles: 12 } }]);
  api.says.set("Add", [{ status: 201, body: { orderReference: order, order: null } }]);
});
// The first fetch of the later steps takes as long as it takes.
beforeAll(loadCandleOrder);

const adds = () => api.bodies("Add");
const kept = () => sessionStorage.getItem("hlf_draft_memorial_card");
const lit = () =>
  waitFor(() => expect(vi.mocked(navigate).mock.calls).toEqual([[`/order/mc/${order}`, { replace: true }]]));

test("a candle is lit without a gift, once, and its page takes the place of the form", async () => {
  const { user } = arriveAt();
  await writeCard(user);
  await user.type(field(/^Födelseår/), "1941");
  await user.click(await button("Visa ord att låna"));
  await user.click(await button("Använd orden: Vila i frid."));
  await user.dblClick(await button("Tänd ljuset"));
  await lit();
  const [first, ...others] = adds();
  expect(others.filter(({ idempotencyKey }) => idempotencyKey !== first?.idempotencyKey)).toEqual([]);
  expect(first).toEqual({
    idempotencyKey: first?.idempotencyKey,
    campaign: "MINNESLJUS_25",
    card: {
      remembered: { name: "Karl-Gustav Lindström", bornYear: 1941 },
      greeting: "Vila i frid.",
      from: "Gunilla",
    },
    language: "sv",
  });
  expect(kept()).toBeNull();
});

test("who has lit a candle keeps on its page what they change it by", async () => {
  api.says.set("Add", [{ status: 201, body: { orderReference: order, order: null, senderToken: "abc-DEF_123" } }]);
  const { user } = arriveAt();
  await writeCard(user);
  await light(user);
  await lit();
  expect(takeSenderToken(order)).toBe("abc-DEF_123");
});

test("the card beside the form has each word as it is written", async () => {
  const { user } = arriveAt();
  await writeCard(user);
  const card = within(screen.getByRole("complementary", { name: "Så blir kortet" }));
  expect(card.getByText("Karl-Gustav Lindström")).toBeDefined();
  expect(card.getByText("Gunilla")).toBeDefined();
  await user.type(field(/^Några ord/), "Du fattas oss");
  expect(card.getByText("Du fattas oss")).toBeDefined();
});

test.each(["Tänd ljuset", "Tänd ljuset med en gåva"])(
  "who presses %s with nothing written is led to each field, and nothing is sent",
  async (pressed) => {
    const { user } = arriveAt();
    await user.click(await button(pressed));
    await waitFor(() =>
      expect(summary()).toEqual(["Skriv namnet på den du tänder ljuset för", "Skriv vem som tänder ljuset"]),
    );
    expect(adds()).toEqual([]);
  },
);

test("a gift without an address is asked for one: its receipt goes there", async () => {
  const { user } = arriveAt();
  await writeCard(user);
  await toGift(user);
  await user.click(await button("Fortsätt till betalning"));
  await waitFor(() => expect(summary()).toEqual(["Skriv din e-postadress"]));
  expect(adds()).toEqual([]);
});

test("a gift whose giver writes an address alone is nobody's, and its receipt goes there", async () => {
  const { user } = arriveAt();
  await writeCard(user);
  await toGift(user);
  await writeEmail(user);
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(adds()).toMatchObject([{ gift: { donor: { kind: "anonymous", email: "ingrid@example.se" } } }]);
  expect(adds()[0]).not.toHaveProperty("gift.donor.firstName");
});

test("with a gift it goes on to the payment, with the address asked for once", async () => {
  const { user } = arriveAt();
  await writeCard(user);
  await toGift(user);
  await writeEmail(user);
  expect(screen.getAllByLabelText(/^E-post/)).toHaveLength(1);
  await user.click(await radio(/^500/));
  await user.click(screen.getByText("Kvitto i mitt namn"));
  await user.type(field(/^Förnamn/), "Ingrid");
  await user.type(field(/^Efternamn/), "Öberg");
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(adds()).toHaveLength(1);
  expect(adds()[0]).toMatchObject({
    email: "ingrid@example.se",
    gift: { amount: 500, donor: { kind: "person", firstName: "Ingrid", email: "ingrid@example.se" } },
  });
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["too small for the page", "49", undefined, "Den minsta gåvan här är 50 kr"],
  ["nothing", "", undefined, "Skriv vilket belopp du vill ge"],
  ["too small for the API", "60", "tooSmall", "Beloppet är för litet för att ta emot här."],
])("an amount that is %s is said where it stands, and the candle can still be lit without", async (...given) => {
  const [, own, refusal, said] = given;
  const { user } = arriveAt();
  await writeCard(user);
  await toGift(user);
  await writeEmail(user);
  await user.type(field("Annat belopp i kronor"), "1");
  await user.clear(field("Annat belopp i kronor"));
  if (own !== "") await user.type(field("Annat belopp i kronor"), own);
  if (refusal !== undefined) api.says.set("Add", [refuses(400, "validation_failed", { "gift.amount": refusal })]);
  await user.click(await button("Fortsätt till betalning"));
  await waitFor(() => expect(summary()).toHaveLength(1));
  expect(screen.getAllByText(new RegExp(`^${said}`)).length).toBeGreaterThan(0);
  expect(field("Annat belopp i kronor").getAttribute("aria-invalid")).toBe("true");
  await user.type(field("Annat belopp i kronor"), "450");
  expect(field("Annat belopp i kronor").getAttribute("aria-invalid")).toBeNull();
  api.says.set("Add", [{ status: 201, body: { orderReference: order, order: null } }]);
  await user.click(await button("Tillbaka"));
  await light(user);
  await lit();
});

test("an answer that is lost is a failure that is told, and the next press sends the same candle", async () => {
  api.says.set("Add", ["cut", { status: 200, body: { orderReference: order, order: null } }]);
  const { user, unmount } = arriveAt();
  await writeCard(user);
  await light(user);
  expect(await screen.findByText(/^Vi fick inget svar, så vi vet inte om ljuset är tänt\./)).toBeDefined();
  expect(vi.mocked(reportFailure).mock.calls.map(([event]) => event)).toEqual(["error_memorial_card_add"]);
  // A reload between the two: the key lies with the draft.
  unmount();
  arriveAgain();
  await light(user);
  await lit();
  const [first, second] = adds();
  expect(second).toEqual(first);
});

test.each([
  ["the API is away", { status: 503, body: {} }, /^Vi fick inget svar/, 1],
  ["it was asked too often", refuses(429, "too_many_requests"), /^Det blev många försök/, 0],
  ["it is refused for no field", refuses(400, "bad_request"), /så ljuset är inte tänt/, 0],
])("when %s it is said without a word of money, and what is a failure is told", async (_, said, words, told) => {
  api.says.set("Add", [said]);
  const { user } = arriveAt();
  await writeCard(user);
  await light(user);
  expect((await screen.findByText(words)).textContent).not.toMatch(/pengar|gåva/);
  expect(reportFailure).toHaveBeenCalledTimes(told);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["a word that cannot be drawn", { "card.greeting": "forbiddenCharacters" }, /^Några ord/],
  ["a name that is too long for it", { "card.remembered.name": "tooLong" }, "Namn"],
])("%s leads back to its field, and what was written stays", async (_, fields, label) => {
  api.says.set("Add", [refuses(400, "validation_failed", fields)]);
  const { user } = arriveAt();
  await writeCard(user);
  await user.type(field(/^Några ord/), "Tack");
  await light(user);
  await waitFor(() => expect(summary()).toHaveLength(1));
  expect(field(label).getAttribute("aria-invalid")).toBe("true");
  expect(reportFailure).not.toHaveBeenCalled();
  await user.type(field(label), " du");
  expect(field(label).getAttribute("aria-invalid")).toBeNull();
});

test("the thanks are quiet, and lead to the candle", async () => {
  api.says.set("Poll", [candlePayment({ state: "paid" })]);
  arriveAt(`/tand-ett-ljus/?order=${order}`);
  await heading("Ljuset är tänt");
  const link = screen.getByRole("link", { name: "Se ljuset" });
  expect(link.getAttribute("href")).toBe(`/order/mc/${order}`);
  expect(document.body.textContent).not.toContain("!");
});
