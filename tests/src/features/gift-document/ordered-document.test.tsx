import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { loadWhileWriting } from "#src/features/gift-document/lazy-steps.ts";
import { OrderedDocumentPage } from "#src/features/gift-document/ordered-document.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => api.says.set("Preview", ["silence"]));
beforeAll(() => loadWhileWriting());

const revision = "a".repeat(22);
const answer = (given: Partial<GiftDocumentAnswer> = {}): { body: GiftDocumentAnswer } => ({
  body: {
    orderReference: order,
    kind: "gift_certificate",
    revision,
    document: { design: "FLOWERS", to: "Kerstin", from: "Lars", greeting: "Grattis", showsAmount: false },
    amount: 500,
    delivery: { to: "donor" },
    state: "sent",
    canCorrect: true,
    ...given,
  },
});
const show = () =>
  render(<OrderedDocumentPage kind="gift_certificate" order={order} receiver={receiver} />, { wrapper: SeededWords });
const heading = (name: string) => screen.findByRole("heading", { name });
const button = (name: string) => screen.findByRole("button", { name });

test.each<[string, Partial<GiftDocumentAnswer>]>([
  ["Det är klart, och på väg till din mejl", { state: "waiting" }],
  ["Det är klart, och vi postar det", { state: "waiting", delivery: { to: "post" } }],
  ["Det ligger i din mejl", { state: "sent" }],
  ["Det är på väg med posten", { state: "printed", delivery: { to: "post" } }],
  ["Mejlet kom inte fram", { state: "refused" }],
  ["Det är klart", { state: "kept", delivery: { to: "none" } }],
])("a paid one says “%s”, and can be downloaded and printed", async (said, given) => {
  api.says.set(order, [answer(given)]);
  show();
  await heading(said);
  for (const name of ["Ladda ner som PDF", "Som bild till mobilen", "Skriv ut"]) await button(name);
});

test("one that is not paid leads to the payment, and has no files yet", async () => {
  api.says.set(order, [answer({ state: "unpaid" })]);
  show();
  await heading("Det väntar på gåvan");
  expect(screen.getByRole("link", { name: "Till betalningen" }).getAttribute("href")).toContain(`/gavobevis/?`);
  expect(screen.queryByRole("button", { name: "Ladda ner som PDF" })).toBeNull();
});

test("an unknown reference says so, with the number to call and a way to begin", async () => {
  api.says.set(order, [refuses(404, "not_found")]);
  show();
  await heading("Vi hittar inget här");
  expect(screen.getByRole("link", { name: /^08-123/ }).getAttribute("href")).toBe("tel:+4681234567");
  expect(screen.getByRole("link", { name: "Ge bort en gåva" }).getAttribute("href")).toBe("/gavobevis/");
});

test("a correction that is being written is there after a reload, until it is left", async () => {
  api.says.set(order, [answer()]);
  const user = userEvent.setup();
  const first = show();
  await user.click(await button("Ändra orden"));
  await user.type(screen.getByLabelText(/^Till/), " och Per");
  first.unmount();

  const second = show();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Till/)).value).toBe("Kerstin och Per");
  await user.click(await button("Lämna det som det är"));
  await heading("Det ligger i din mejl");
  second.unmount();

  show();
  await heading("Det ligger i din mejl");
  await user.click(await button("Ändra orden"));
  expect(screen.getByLabelText<HTMLInputElement>(/^Till/).value).toBe("Kerstin");
});

test("a word is corrected from what was read; a field that is empty is said at the field, and nothing is sent", async () => {
  api.says.set(order, [answer()]);
  api.says.set("CorrectDocument", [answer({ canCorrect: false, state: "waiting" })]);
  show();
  const user = userEvent.setup();
  await user.click(await button("Ändra orden"));
  const to = screen.getByLabelText(/^Till/);
  await user.clear(to);
  await user.click(await button("Spara ändringen"));
  expect((await screen.findAllByText("Skriv vem det är till")).length).toBeGreaterThan(0);
  expect(api.bodies("CorrectDocument")).toEqual([]);
  // Enter in a name is no wish to send the one correction.
  await user.type(to, "Christina{Enter}");
  expect(api.bodies("CorrectDocument")).toEqual([]);
  await user.click(await button("Spara ändringen"));
  await heading("Det är klart, och på väg till din mejl");
  expect(api.bodies("CorrectDocument")).toMatchObject([{ revision, document: { to: "Christina", from: "Lars" } }]);
  expect(screen.queryByRole("button", { name: "Ändra orden" })).toBeNull();
});
