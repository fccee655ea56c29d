import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { CompanyOrder } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import * as failures from "#src/core/errors/failure.ts";
import { CompanyOrderPage } from "#src/features/company-gift/order-page/company-order-page.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { order, shortOrder } from "../../core/payment/payment-answers.ts";
import { SeededWords } from "../../seeded-words.tsx";
import { receiver } from "../given-receiver.ts";
import { companyOrder } from "./given-company.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeEach(() => {
  navigate.mockClear();
  api.says.set("Preview", ["silence"]);
});

const effects = [{ amount: 5_000, text: "5 000 kr ger en forskare tio timmar till." }];
const show = (search = `?order=${order}`) =>
  render(<CompanyOrderPage shortOrder={shortOrder} search={search} effects={effects} receiver={receiver} />, {
    wrapper: SeededWords,
  });
const says = (given: Partial<CompanyOrder> = {}) => api.says.set(order, [{ body: companyOrder(given) }]);
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const link = (name: string) => screen.getByRole("link", { name });
const button = (name: string) => screen.findByRole("button", { name });

test("an invoice that waits is told with all that it takes to pay it", async () => {
  says();
  show();
  await heading("Tack, Norrskenets Bygg & Betong!");
  screen.getByText(effects[0]?.text ?? "");
  expect(screen.getByText("OCR").parentElement?.textContent).toBe("OCR2026 1203 481");
  expect(screen.getByText("Bankgiro").parentElement?.textContent).toBe("Bankgiro900-0000");
  expect(screen.getByRole("listitem", { current: "step" }).textContent).toContain("Senast 2\u00a0januari\u00a02100");
  expect(link("Hämta fakturan").getAttribute("href")).toMatch(/DownloadInvoiceByOrderRef.*format=pdf$/);
  expect(link("E-faktura (Peppol)").getAttribute("href")).toMatch(/format=xml$/);
  expect(screen.queryByRole("link", { name: "Ladda ner diplomet" })).toBeNull();
});

test("paying by Swish instead is asked about once, takes the invoice back, and leads to the payment", async () => {
  says();
  api.says.set("Cancel", [payment({ method: "invoice", state: "cancelled" })]);
  show();
  const user = userEvent.setup();
  await user.click(await button("Betala nu med Swish"));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Betala nu med Swish" }));
  await user.click(await button("Behåll fakturan"));
  expect(api.bodies("Cancel")).toEqual([]);
  expect(document.activeElement).toBe(await button("Betala nu med Swish"));
  await user.click(await button("Betala nu med Swish"));
  await user.click(await button("Makulera och betala med Swish"));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/foretagsgava/?order=${order}`));
  expect(api.bodies("Cancel")).toHaveLength(1);
});

test.each([
  ["no answer", "cut", /Vi fick inget svar/],
  ["an invoice that still stands", payment({ method: "invoice", state: "waiting" }), /Fakturan gäller som förut/],
] as const)("%s to that leads nowhere, and says so", async (_, said, words) => {
  says();
  api.says.set("Cancel", [said]);
  show();
  const user = userEvent.setup();
  await user.click(await button("Betala nu med Swish"));
  await user.click(await button("Makulera och betala med Swish"));
  await screen.findByText(words);
  expect(navigate).not.toHaveBeenCalled();
});

test("once it is paid the diploma and the receipt are there to download", async () => {
  says({ stage: "paid", paidOn: "2026-12-20", state: "paid" });
  show();
  await heading("Hämta det som är ert");
  screen.getByRole("img", { name: /^Diplomet\. Julen 2026\. Norrskenets/ });
  for (const name of ["Ladda ner diplomet", "Bild till mejlsignaturen", "Kvitto med underlag för skatten"]) link(name);
  expect(screen.queryByRole("button", { name: "Betala nu med Swish" })).toBeNull();
});

test.each<[Partial<CompanyOrder>, RegExp, string]>([
  [{ stage: "ordered", invoice: null, dueOn: null }, /^Gåvan från Norrskenets/, "Till betalningen"],
  [{ stage: "givenBack", paidOn: "2026-12-20" }, /är återbetald$/, "Ge som företag"],
  [{ stage: "ended", invoice: null, dueOn: null }, /är avslutad$/, "Ge som företag"],
])("%j has a text and a way on of its own", async (given, name, way) => {
  says(given);
  show();
  await heading(name);
  link(way);
  expect(screen.queryByRole("heading", { name: "Fakturan" })).toBeNull();
});

test("the short number alone tells days and no name, sum or download", async () => {
  const { stage, orderedOn, dueOn, paidOn } = companyOrder();
  api.says.set("OrderInformation", [{ body: { shortOrderReference: shortOrder, stage, orderedOn, dueOn, paidOn } }]);
  show("");
  await heading("Så långt har gåvan kommit");
  screen.getByText(/länken i mejlet/);
  expect(document.body.textContent).not.toMatch(/Norrskenet|5.000/);
  expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual(["tel:+4681234567"]);
});

test.each([
  [`?order=${order}`, order, refuses(404, "not_found")],
  ["", "OrderInformation", refuses(400, "validation_failed", { shortCode: "invalid" })],
] as const)("what is not known says so: %s", async (search, call, said) => {
  api.says.set(call, [said]);
  show(search);
  await heading("Vi hittar ingen gåva här");
  link("Ge som företag");
});

test("when nothing answers it is told, and asked for again at a press", async () => {
  const told = vi.spyOn(failures, "reportFailure");
  api.says.set(order, ["cut", { body: companyOrder() }]);
  show();
  await userEvent.setup().click(await button("Försök igen"));
  await heading("Tack, Norrskenets Bygg & Betong!");
  expect(told.mock.calls.map(([event]) => event)).toEqual(["error_company_gift_order_information"]);
  told.mockRestore();
});

test("back in the tab it is asked anew", async () => {
  api.says.set(order, [{ body: companyOrder() }, { body: companyOrder({ stage: "paid", paidOn: "2026-12-20" }) }]);
  show();
  await heading("Fakturan");
  window.dispatchEvent(new Event("focus"));
  await heading("Hämta det som är ert");
});
