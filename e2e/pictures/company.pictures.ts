import { fillInCompany, companyThanked, invoiceWaits, someCompanyEmail, toCompanyPayment } from "../support/company.ts";
import { paySwish } from "../support/gift.ts";
import { expect } from "../support/site.ts";
import { onThePhone } from "../support/standins.ts";
import { test } from "./picture.ts";

test.use({ tallest: 1600 });

test("a company's gift: the diploma, an invoice and its page", async ({ page, picture }) => {
  await fillInCompany(page);
  await expect(page.getByRole("img", { name: /Julen 2026\. Norrskenets Bygg & Betong AB$/ })).toBeVisible();
  await picture("company-gift");
  await toCompanyPayment(page, someCompanyEmail());
  await page.getByRole("radio", { name: "Faktura", exact: true }).check();
  await picture("company-pay");
  await page.getByRole("button", { name: /^Skicka en faktura på/ }).click();
  await invoiceWaits(page);
  await expect(page.getByRole("img", { name: /Norrskenets/ })).toBeVisible();
  await picture("company-invoice");
});

test("a company's thanks", async ({ page, phonePicture }) => {
  await fillInCompany(page);
  await toCompanyPayment(page, someCompanyEmail());
  await onThePhone({ token: await paySwish(page) }, "approve");
  await companyThanked(page);
  await expect(page.getByRole("img", { name: /diplom/i }).first()).toBeVisible();
  await phonePicture("company-thanks");
});
