import React from "react";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { ApiError } from "#src/calls/api-error.ts";
import * as calls from "#src/calls/gift-links.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { ExtraJourney } from "#src/features/linked-gift/extra-journey.tsx";
import { forgetOwnOrder } from "#src/features/linked-gift/use-shown-order.ts";
import { forgetInTab } from "#src/lib/stored-in-tab.ts";
import { receiver } from "../given-receiver.ts";
import { choose, fails, guid, heading, leadsOn, open, press, said, token, write } from "./linked-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/calls/gift-links.ts", () => ({
  lookUpIdentity: vi.fn(),
  drawExtraGift: vi.fn(),
  orderExtraGift: vi.fn(),
  undoExtra: vi.fn(),
}));
/** How an order is paid is tried where it is shared: here it matters which one is shown. */
vi.mock("#src/features/linked-gift/extra-order.tsx", () => ({
  default: ({ order: shown, isOwn, onChange }: { order: string; isOwn: boolean; onChange: () => void }) => (
    <>
      <p>{`order ${shown}`}</p>
      {isOwn && <button onClick={onChange}>change</button>}
    </>
  ),
}));
const api = vi.mocked(calls);
const gift = {
  ...{ firstName: "Gun", amount: 200, suggestions: [200, 300, 500], least: 10, most: 100_000, mostByLink: 100_000 },
  ...{ drawOn: "2026-11-30", undoUntil: "2026-11-24", isMailed: true },
};
const ok = { state: "ok" as const, gift };
const receipt = {
  ...{ kind: "extra_gift" as const, amount: 300, drawOn: "2026-11-30", undoUntil: "2026-11-24", isMailed: true },
};
const reference = "QT4M8VKX7H4KX2MQ9TBV";

beforeEach(() => {
  forgetInTab(`${tabKeys.giftLink}_extra_gift`);
  sessionStorage.clear();
  forgetOwnOrder();
  vi.resetAllMocks();
  window.scrollTo = () => undefined;
  api.lookUpIdentity.mockResolvedValue(ok);
  api.drawExtraGift.mockResolvedValue(receipt);
  api.orderExtraGift.mockResolvedValue(reference);
});

const openAt = (url: string, state?: unknown) =>
  open(url, <ExtraJourney product={{ heading: "Ge en extra gåva", thanks: "Tack." }} receiver={receiver} />, state);
const openLink = () => openAt(`/extra-gava/?type=extra_gift&lookUpGuid=${guid}`);

test("one press after the amount agrees a draw, and the page says when it is drawn and how it is undone", async () => {
  openLink();
  await heading("Hej Gun! Vill du ge lite extra?");
  expect(window.location.href).not.toContain(guid);
  await said(/^Med autogiro dras inget i dag\. Den extra gåvan dras den 30 november 2026 från samma konto/);
  await said(/Ångra dig fram till klockan 18 den 24 november 2026/);
  await choose("300 kr");
  press("Ge 300 kr med autogiro");
  await heading("Tack, Gun!");
  await said("I dag dras inget. Den 30 november 2026 dras 300 kr från ditt konto, en gång.");
  await said("Din månadsgåva på 200 kr dras som vanligt.");
  expect(api.drawExtraGift).toHaveBeenCalledWith(expect.objectContaining({ lookUpGuid: guid, amount: 300 }));
  expect(api.orderExtraGift).not.toHaveBeenCalled();
});

test("who has a mandate without an amount is told of no monthly gift", async () => {
  api.lookUpIdentity.mockResolvedValue({ state: "ok", gift: { ...gift, amount: null } });
  openLink();
  await choose("300 kr");
  expect(document.body.textContent).not.toMatch(/månadsgåva/);
  press("Ge 300 kr med autogiro");
  await heading("Tack, Gun!");
  expect(document.body.textContent).not.toMatch(/månadsgåva/);
});

test("by Swish the order is shown, a reload shows it again, and the way back leads to the form", async () => {
  const { unmount } = openLink();
  await choose("300 kr");
  press("Ge med Swish i stället");
  await said(`order ${reference}`);
  expect(window.location.search).toBe("");
  unmount();
  openAt("/extra-gava/", history.state);
  await said(`order ${reference}`);
  press("change");
  await heading("Hej Gun! Vill du ge lite extra?");
});

test("the app leads back to the order, in a tab that knows no link", async () => {
  openAt(`/extra-gava/?order=${reference}`);
  await said(`order ${reference}`);
  expect(window.location.search).toBe("");
  expect(screen.queryByRole("button", { name: "change" })).toBeNull();
});

test.each([
  ["", "Välj ett belopp, eller skriv ditt eget."],
  ["mer", "Skriv beloppet med siffror, till exempel 250."],
  ["5", "Skriv 10 kr eller mer."],
])("an own amount of '%s' is asked about by both buttons, and nothing is sent", async (written, asked) => {
  openLink();
  for (const button of ["Ge med autogiro", "Ge med Swish i stället"]) {
    await write(written);
    press(button);
    await said(asked);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  }
  expect(api.drawExtraGift).not.toHaveBeenCalled();
  expect(api.orderExtraGift).not.toHaveBeenCalled();
});

test("after a lost answer the same press has the same key, and another way another one", async () => {
  api.drawExtraGift.mockImplementationOnce(() => fails({ code: "timeout" }));
  openLink();
  await choose("300 kr");
  press("Ge 300 kr med autogiro");
  await said(/Vi fick inget svar. Tryck en gång till: det räknas bara en gång./);
  press("Ge 300 kr med autogiro");
  await heading("Tack, Gun!");
  const keys = api.drawExtraGift.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("while it is being paid by Swish that is said, with the way to the payment of this tab", async () => {
  openLink();
  await choose("300 kr");
  press("Ge med Swish i stället");
  await said(`order ${reference}`);
  press("change");
  api.drawExtraGift.mockImplementationOnce(() => fails({ code: "payment_in_progress" }));
  await choose("300 kr");
  press("Ge 300 kr med autogiro");
  await said(/Du håller på att betala en extra gåva med Swish/);
  const way = screen.getByRole("link", { name: "Till betalningen med Swish" });
  expect(way.getAttribute("href")).toBe(`/extra-gava/?order=${reference}`);
});

test.each(["not_found", "already_paid", "idempotency_conflict"] as const)(
  "a press that is refused as %s asks anew how the link stands",
  async (code) => {
    api.drawExtraGift.mockImplementationOnce(() => fails({ code }));
    openLink();
    await choose("300 kr");
    api.lookUpIdentity.mockResolvedValue({ state: "used", gift: null });
    press("Ge 300 kr med autogiro");
    await heading("Länken är redan använd");
  },
);

test("who gives no more each month is offered to give once", async () => {
  api.lookUpIdentity.mockResolvedValue({ state: "inactive", gift: null });
  openLink();
  await heading("Månadsgåvan är avslutad");
  expect(screen.getByRole("link", { name: "Ge en gåva" }).getAttribute("href")).toBe("/ge-en-gava/");
});

test("while nobody answers the page says so, raises the event, and asks again", async () => {
  api.lookUpIdentity.mockImplementationOnce(() => fails({ code: "network" }));
  openLink();
  await heading("Vi når inte fram just nu");
  expect(reportFailure).toHaveBeenCalledWith("LookupIdentityFailed", expect.any(ApiError));
  press("Försök igen");
  await heading("Hej Gun! Vill du ge lite extra?");
});

test.each([
  ["undone", 300, "Den extra gåvan är ångrad"],
  ["tooLate", null, "Gåvan är redan på väg till banken"],
  ["unknown", null, "Vi känner inte igen länken"],
] as const)("the link in the mail takes nothing back by itself; pressed, it is %s", async (state, amount, title) => {
  api.undoExtra.mockResolvedValue({ state, amount });
  openAt(`/extra-gava/#${guid}.${token}`);
  expect(window.location.href).not.toContain(token);
  await heading("Vill du ångra din extra gåva?");
  expect(api.undoExtra).not.toHaveBeenCalled();
  press("Ja, ångra gåvan");
  await heading(title);
  expect(leadsOn()).toBe(true);
  expect(api.undoExtra).toHaveBeenCalledWith({ draw: guid, token });
});

test("the link in the mail is followed where the page stands open already", async () => {
  openLink();
  await heading("Hej Gun! Vill du ge lite extra?");
  window.location.hash = `#${guid}.${token}`;
  await heading("Vill du ångra din extra gåva?");
  expect(window.location.href).not.toContain(token);
});

test("who has no e-mail address gives by Swish, and is promised no mail", async () => {
  api.lookUpIdentity.mockResolvedValue({ state: "ok", gift: { ...gift, isMailed: false } });
  openLink();
  await said(/^Vi har ingen e-postadress till dig, och drar därför inget extra/);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Ge med Swish"]);
  expect(document.body.textContent).not.toMatch(/[Mm]ejl(ar| som)/);
});
