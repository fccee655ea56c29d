import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DiplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { DiplomaPage } from "#src/features/diploma/diploma-page.tsx";
import { loadWhileWriting } from "#src/features/diploma/make-diploma.tsx";
import { api, freshBeforeEach, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { companyOrder } from "../company-gift/given-company.ts";
import { receiver } from "../given-receiver.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => api.says.set("Preview", ["silence"]));
beforeAll(() => loadWhileWriting());

const anna = { name: "Anna Berg", occasion: "", showsAmount: false };
const answer = (given: Partial<DiplomaAnswer> = {}): { body: DiplomaAnswer } => ({
  body: { orderReference: order, amount: 500, language: "sv", version: 0, diploma: null, ...given },
});
const show = () => render(<DiplomaPage order={order} receiver={receiver} />, { wrapper: SeededWords });
const button = (name: string) => screen.findByRole("button", { name });
const name = () => screen.findByLabelText<HTMLInputElement>(/^Namn/);

test.each([
  [refuses(404, "not_found"), "Vi hittar ingen gåva här", "Ge en gåva", "/ge-en-gava/"],
  [refuses(409, "not_paid"), "Gåvan är inte betald än", "Till betalningen", `/ge-en-gava/?`],
] as const)("what has no diploma says so, and leads on: %#", async (said, heading, link, href) => {
  api.says.set(order, [said]);
  show();
  await screen.findByRole("heading", { name: heading });
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toContain(href);
});

test("the order of a company leads to its own page", async () => {
  const { shortOrderReference } = companyOrder();
  api.says.set(order, [refuses(404, "not_found"), { body: companyOrder() }]);
  show();
  const page = `/order/foretag/${shortOrderReference}?order=${order}`;
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(page, { replace: true }));
  expect(screen.queryByRole("heading", { name: "Vi hittar ingen gåva här" })).toBeNull();
});

test("when nothing answers it is asked for again at a press", async () => {
  api.says.set(order, ["cut", answer()]);
  show();
  await userEvent.setup().click(await button("Försök igen"));
  await screen.findByRole("heading", { name: "Gör ett diplom av din gåva" });
});

test("once it is saved it can be downloaded, until a word is changed", async () => {
  api.says.set(order, [answer()]);
  api.says.set("Diploma", [answer({ version: 1, diploma: anna })]);
  show();
  const user = userEvent.setup();
  await user.type(await name(), "Anna Berg");
  expect(screen.queryByRole("button", { name: "Ladda ner diplomet" })).toBeNull();
  await user.click(await button("Spara diplomet"));
  await button("Ladda ner diplomet");
  // The button that was pressed has made room for the downloads.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Diplomet är sparat."));
  expect(api.bodies("RegularGift/Diploma")).toMatchObject([{ version: 0, diploma: anna }]);
  await user.type(await name(), "s");
  expect(screen.queryByRole("button", { name: "Ladda ner diplomet" })).toBeNull();
  await screen.findByText("Spara diplomet för att ladda ner det med dina nya ord.");
});

test("what was written and not saved is there after a reload, and no longer once it is saved", async () => {
  api.says.set(order, [answer()]);
  api.says.set("Diploma", [answer({ version: 1, diploma: anna })]);
  const first = show();
  const user = userEvent.setup();
  await user.type(await name(), "Anna Berg");
  first.unmount();

  const second = show();
  expect((await name()).value).toBe("Anna Berg");
  expect(screen.queryByText(/ändrats på annat håll/)).toBeNull();
  await user.click(await button("Spara diplomet"));
  await button("Ladda ner diplomet");
  second.unmount();

  api.says.set(order, [answer({ version: 2, diploma: { ...anna, name: "Bo Berg" } })]);
  show();
  expect((await name()).value).toBe("Bo Berg");
});

test("what was written before a reload, and saved otherwise in another tab since, is told", async () => {
  api.says.set(order, [answer(), answer({ version: 1, diploma: { ...anna, name: "Bo Berg" } })]);
  const first = show();
  await userEvent.setup().type(await name(), "Anna Berg");
  first.unmount();
  show();
  await screen.findByText(/Där står nu ”Bo Berg”/);
  expect((await name()).value).toBe("Anna Berg");
});

test("what another tab has saved meanwhile is told, what was written stays, and the next save knows of it", async () => {
  const other = { ...anna, name: "Bo Berg" };
  api.says.set(order, [answer(), answer({ version: 1, diploma: other })]);
  api.says.set("Diploma", [refuses(409, "changed_meanwhile"), answer({ version: 2, diploma: anna })]);
  show();
  const user = userEvent.setup();
  await user.type(await name(), "Anna Berg");
  await user.click(await button("Spara diplomet"));
  await screen.findByText(/Där står nu ”Bo Berg”/);
  expect((await name()).value).toBe("Anna Berg");
  await user.click(await button("Spara diplomet"));
  await button("Ladda ner diplomet");
  expect(api.bodies("RegularGift/Diploma").map(({ version }) => version)).toEqual([0, 1]);
});
