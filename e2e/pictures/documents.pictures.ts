import type { Page } from "playwright/test";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fillInDocument, someGiver, toPayment } from "../support/gift-documents.ts";
import * as gift from "../support/gift.ts";
import { payBySwish, see, test } from "./picture.ts";

/** On a phone the paper stands below the form that it is written in. */
const wholeStep = 2600;

const drawn = async (page: Page, said: RegExp) => {
  await page.getByRole("img", { name: said }).waitFor();
  await page.locator('aside [aria-busy="true"]').waitFor({ state: "detached" });
};

test("a certificate", async ({ page, picture, phonePicture }) => {
  await fillInDocument(page, routes.giftCertificate.href());
  await drawn(page, /Kerstin.*Lars och barnen/);
  await picture("document-certificate", wholeStep);
  await toPayment(page, someGiver());
  await payBySwish(page);
  await see(page, "Tack för din gåva!");
  await phonePicture("document-thanks");
  await page.getByRole("link", { name: "Öppna gåvobeviset" }).click();
  await see(page, "Det ligger i din mejl");
  await page.getByRole("img", { name: /Kerstin/ }).waitFor();
  await picture("document-order");
});

test("a gift card", async ({ page, picture }) => {
  await fillInDocument(page, routes.orderGiftCard.href());
  await drawn(page, /Kerstin.*Lars och barnen/);
  await page.getByRole("radio", { name: "Tårta" }).check();
  const answered = page.waitForResponse((response) => response.url().endsWith(giftPreviewCall.path));
  await page.getByRole("checkbox", { name: /^Visa beloppet/ }).check();
  await answered;
  await drawn(page, /Kerstin/);
  await picture("document-gift-card", wholeStep);
});

test("a diploma made of a gift that is paid", async ({ page, picture }) => {
  await gift.toPayment(page, gift.someGiver(), 500);
  await payBySwish(page);
  await page.getByRole("link", { name: "Gör ett diplom av din gåva" }).click();
  await page.getByRole("textbox", { name: "Namn", exact: true }).fill("Anna Berg");
  await page.getByRole("textbox", { name: "Tillfälle" }).fill("Göteborgsvarvet 2027");
  await page.getByRole("img", { name: /Anna Berg.*Göteborgsvarvet/ }).waitFor();
  await picture("document-diploma", wholeStep);
});
