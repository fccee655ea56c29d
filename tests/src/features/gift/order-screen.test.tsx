import { act, screen } from "@testing-library/react";
import type { FailureReason } from "@hjarta-lunga/contract/payment-states.ts";
import { expect, test, vi } from "vitest";
import { order } from "../../core/payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { button, heading, show } from "./order-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();

test.each<["declined" | "cancelled" | "expired" | "failed", FailureReason | null, string, string, string]>([
  ["declined", "declinedByPayer", "Betalningen gick inte igenom", "Det blev ett nej i appen.", "Försök igen"],
  ["declined", "declinedByBank", "Betalningen gick inte igenom", "Din bank sa nej", "Försök igen"],
  [
    "failed",
    "payerNotEnrolled",
    "Något gick fel hos betaltjänsten",
    "Det finns ingen Swish på det",
    "Välj ett annat sätt att betala",
  ],
  ["failed", "providerAway", "Något gick fel hos betaltjänsten", "Betaltjänsten svarar inte", "Försök igen"],
  ["cancelled", "cancelledByVisitor", "Betalningen är avbruten", "Allt finns kvar här", "Försök igen"],
  ["expired", "timedOut", "Tiden gick ut", "hann inte bli godkänd", "Börja om med Swish"],
])("%s (%s) says what happened, that no money was drawn, and the way on", async (state, reason, title, words, way) => {
  api.says.set("Poll", [payment({ state, reason })]);
  show();
  const shown = await heading(title);
  expect(document.activeElement).toBe(shown);
  expect(screen.getByText((text) => text.includes(words))).toBeDefined();
  expect(screen.getByText("Inga pengar har dragits.")).toBeDefined();
  expect(screen.getByRole("button", { name: way }).className).toContain("btn");
  const call = screen.getByRole("link", { name: /^08-123/ });
  expect(call.getAttribute("href")).toBe("tel:+4681234567");
  expect(call.parentElement?.textContent).toBe("Eller ring oss på 08-123\u00a045\u00a067, så hjälper vi dig.");
});

test("given up while the provider was silent claims nothing about money, and says when it is known", async () => {
  api.says.set("Poll", [
    payment({ state: "cancelled", reason: "cancelledUnconfirmed" }),
    payment({ state: "cancelled", reason: "cancelledByVisitor" }),
  ]);
  show();
  await heading("Betalningen är avbruten");
  expect(screen.getByText(/så vi ser inte om du hann godkänna betalningen/)).toBeDefined();
  expect(screen.queryByText("Inga pengar har dragits.")).toBeNull();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("Inga pengar har dragits.")).toBeDefined();
});

test("unknown promises nothing, offers no new payment, and can be asked about", async () => {
  api.says.set("Poll", [
    payment({ state: "unknown", reason: "outcomeUnknown" }),
    payment({ state: "unknown" }),
    payment({ state: "paid" }),
  ]);
  const { user, onPaid } = show();
  await heading("Vi kontrollerar din betalning");
  expect(screen.queryByText("Inga pengar har dragits.")).toBeNull();
  expect(screen.getByText(/Vi mejlar b•••••@example.se/)).toBeDefined();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Kontrollera igen"]);
  await user.click(await button("Kontrollera igen"));
  expect(await screen.findByText("Inget nytt ännu. Vi fortsätter att fråga.")).toBeDefined();
  await user.click(await button("Kontrollera igen"));
  await heading("Tack för din gåva!");
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
});

test("a computer shows the code, the time left and the ways out", async () => {
  api.says.set("Poll", [payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]);
  // No time passes but what is moved.
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
  show();
  const shown = await heading("Skanna med Swish");
  expect(document.activeElement).toBe(shown);
  expect(screen.getByRole("img", { name: "QR-kod för Swish" }).getAttribute("src")).toBe(
    "data:image/svg+xml,%3Csvg%2F%3E",
  );
  expect(screen.getByRole("timer").textContent).toBe("2:41");
  clock.mockReturnValue(1_002_000);
  expect(await screen.findByText("2:39")).toBe(screen.getByRole("timer"));
  for (const way of ["Ange mobilnummer", "Betala med kort", "Avbryt betalningen"]) await button(way);
});

test("a phone leads to the app with the way back, on the visitor's own touch", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  api.says.set("Poll", [payment({ swish: { token: "a b", qr: null }, expiresInMs: 161_000 })]);
  show();
  const link = await screen.findByRole("link", { name: "Öppna Swish" });
  const backTo = encodeURIComponent(`${window.location.origin}/ge-en-gava/?order=${order}`);
  expect(link.getAttribute("href")).toBe(`swish://paymentrequest?token=a%20b&callbackurl=${backTo}`);
  expect(api.bodies("Poll")).toEqual([{ orderReference: order }]);
});

test("the code is asked for until it is there, and kept when later answers come without it", async () => {
  const withCode = payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 });
  const without = payment({ swish: { token: "t", qr: null }, expiresInMs: 160_000 });
  api.says.set("Poll", [withCode, without]);
  show();
  await heading("Skanna med Swish");
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(api.bodies("Poll")).toHaveLength(2));
  expect(api.bodies("Poll")).toEqual([{ orderReference: order, withQr: true }, { orderReference: order }]);
  expect(await screen.findByRole("timer")).toBeDefined();
  expect(screen.getByRole("img", { name: "QR-kod för Swish" })).toBeDefined();
});

test("who asks for a question to the phone and writes no number is told to write it", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /^Swish med mobilnummer/ }));
  await user.click(await button("Betala 250 kr med Swish"));
  const field = screen.getByRole("textbox", { name: "Mobilnummer" });
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("Skriv ditt mobilnummer")).toBeDefined();
  await user.type(field, "070");
  expect(screen.queryByText("Skriv ditt mobilnummer")).toBeNull();
  expect(screen.getByText(/^Mobilnumret stämmer inte/)).toBeDefined();
  expect(api.bodies("Create")).toEqual([]);
});

test("a card payment that waits leads to the provider's page", async () => {
  api.says.set("Poll", [payment({ method: "card", cardPage: "https://pay.example.com/x" })]);
  show();
  await heading("Betala med kort");
  expect(screen.getByRole("link", { name: "Gå till betalsidan" }).getAttribute("href")).toBe(
    "https://pay.example.com/x",
  );
});

test("a receipt that could not be mailed is offered to be downloaded first, and is on its way nowhere", async () => {
  api.says.set("Poll", [payment({ state: "paid" }, { receipt: "refused" })]);
  show();
  await heading("Tack för din gåva!");
  const words = screen.getByText(
    "Det gick inte att mejla kvittot till b•••••@example.se. Ladda ner det här i stället.",
  );
  const download = screen.getByRole("link", { name: "Ladda ner kvittot" });
  expect(words.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(download.className).toBe("btn");
  expect(words.closest("[role=status]")).not.toBeNull();
  expect(screen.queryByText(/är på väg/)).toBeNull();
});

test("a receipt that is sent is said to be sent", async () => {
  api.says.set("Poll", [payment({ state: "paid" }, { receipt: "sent" })]);
  show();
  expect(await screen.findByText("Kvittot är skickat till b•••••@example.se.")).toBeDefined();
});

test("a page that lay open until its order was closed is met as one that nobody knows", async () => {
  api.says.set("CreateDirectSwish", [refuses(404, "not_found")]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Vi hittar ingen gåva här");
});

test("the thank-you page tells what was given, where the receipt goes, and where it is fetched", async () => {
  api.says.set("Poll", [payment({ state: "paid" })]);
  show();
  await heading("Tack för din gåva!");
  expect(screen.getByText("250 kr")).toBeDefined();
  expect(screen.getByText("QT4M8VKX")).toBeDefined();
  expect(screen.getByText("Kvittot är på väg till b•••••@example.se.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Ladda ner kvittot" }).getAttribute("href")).toBe(
    `/api/Gift/DownloadPdfByOrderRef/${order}`,
  );
});

test("a double click pays once", async () => {
  const { user } = show();
  await user.dblClick(await button("Betala 250 kr med Swish"));
  await heading("Skanna med Swish");
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
  expect(api.bodies("CreateDirectSwish")[0]).toMatchObject({ orderReference: order, device: "computer" });
});

test("a try whose answer is lost is checked, not failed, and tried again under the same key", async () => {
  api.says.set("CreateDirectSwish", ["cut", payment({ swish: { token: "t", qr: "<svg/>" } })]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  expect(await screen.findByText(/^Vi fick inget svar och kontrollerar/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Betala 250 kr med Swish" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Betala 250 kr med Swish" }));
  await heading("Skanna med Swish");
  const [first, second] = api.bodies("CreateDirectSwish");
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
});

test("a payment that has begun elsewhere is shown, not begun again", async () => {
  api.says.set("CreateDirectSwish", [refuses(409, "payment_in_progress")]);
  api.says.set("Poll", [payment(null), payment({ method: "swishNumber", expiresInMs: 100_000 })]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Godkänn i Swish");
});

test("an order that was paid elsewhere is thanked for", async () => {
  api.says.set("CreateDirectSwish", [refuses(409, "already_paid")]);
  api.says.set("Poll", [payment(null), payment({ state: "paid" })]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Tack för din gåva!");
});

test("a new try after the time has run out has a key of its own", async () => {
  api.says.set("CreateDirectSwish", [
    payment({ state: "expired", reason: "timedOut" }),
    payment({ swish: { token: "u", qr: "<svg/>" } }),
  ]);
  const { user } = show();
  await user.click(await button("Betala 250 kr med Swish"));
  await user.click(await button("Börja om med Swish"));
  await heading("Skanna med Swish");
  const keys = api.bodies("CreateDirectSwish").map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test("another way is offered only once the first is over", async () => {
  api.says.set("Poll", [payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]);
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  api.says.set("Create", [payment({ method: "swishNumber", expiresInMs: 100_000 })]);
  const { user } = show();
  await user.click(await button("Ange mobilnummer"));
  await user.type(await screen.findByRole("textbox", { name: "Mobilnummer" }), "070-174 06 05");
  await user.click(await button("Betala 250 kr med Swish"));
  await heading("Godkänn i Swish");
  expect(api.bodies("Cancel")).toHaveLength(1);
  expect(api.bodies("Create")).toMatchObject([
    { paymentType: "HLFSwish", mobile: "070-174 06 05", orderReference: order },
  ]);
});

test("a payment that turns out to be paid when it is cancelled is thanked for", async () => {
  api.says.set("Poll", [payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]);
  api.says.set("Cancel", [payment({ state: "paid" })]);
  const { user } = show();
  await user.click(await button("Betala med kort"));
  await heading("Tack för din gåva!");
  expect(api.bodies("Create")).toEqual([]);
});

test("a number that Swish cannot reach is told of before anything is sent", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("radio", { name: /Swish med mobilnummer/ }));
  const field = screen.getByRole("textbox", { name: "Mobilnummer" });
  await user.type(field, "070-174");
  await user.click(await button("Betala 250 kr med Swish"));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  expect(api.bodies("Create")).toEqual([]);
});
