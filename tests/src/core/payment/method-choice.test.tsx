import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import { swedish, Words } from "../../words.tsx";

test.each([
  ["a Swedish mobile", "070-174 06 05", "070-174 06 05"],
  ["a number abroad", "+44 7700 900 123", ""],
  ["a number at home", "08-465 004 00", ""],
  ["no number", "", ""],
])("who can be reached at %s is asked by Swish at “%s”", async (_what, mobile, offered) => {
  const choice = { amount: 250, first: "swishNumber", mobile, isBusy: false, refusal: null } as const;
  const onPay = vi.fn();
  render(<MethodChoice {...choice} kind="regular_gift" onPay={onPay} />, { wrapper: Words });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobilnummer" }).value).toBe(offered);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Betala/ }));
  expect(onPay.mock.calls).toEqual(offered === "" ? [] : [[{ method: "swishNumber", mobile: offered }]]);
});

test("a way to pay that was chosen before is said, not asked, and can be changed", async () => {
  const onPay = vi.fn();
  const choice = { amount: 250, first: "card", isChosen: true, mobile: "", isBusy: false, refusal: null } as const;
  render(<MethodChoice {...choice} kind="regular_gift" onPay={onPay} />, { wrapper: Words });
  const user = userEvent.setup();
  expect(screen.queryAllByRole("radio")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Betala/ }));
  expect(onPay.mock.calls).toEqual([[{ method: "card" }]]);
  await user.click(screen.getByRole("button", { name: swedish["payment.otherWay"] }));
  expect(screen.getAllByRole("radio")).toHaveLength(3);
});

test("an invoice is one way to pay, and how it comes is asked where it is chosen", async () => {
  const onPay = vi.fn();
  const choice = { amount: 5_000, first: "swishDirect", mobile: "", isBusy: false, refusal: null } as const;
  render(<MethodChoice {...choice} kind="company_gift" onPay={onPay} />, { wrapper: Words });
  const user = userEvent.setup();
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  await user.click(screen.getByRole("radio", { name: "payment.invoice.any" }));
  await user.click(screen.getByRole("button", { name: "payment.pay.invoice" }));
  await user.click(screen.getByRole("radio", { name: "payment.invoice.how.pdfInvoice" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "payment.invoice.any" }).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "payment.pay.pdfInvoice" }));
  expect(onPay.mock.calls).toEqual([[{ method: "invoice" }], [{ method: "pdfInvoice" }]]);
});
