import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { sheetDesigns } from "@hjarta-lunga/contract/memorials.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { staff } from "../support/gift-links.ts";
import { fillInSheet, quietlyThanked, someMourner, toMemorialPayment } from "../support/memorial.ts";
import { unknown } from "../support/shared-card.ts";
import { visit } from "../support/site.ts";
import { setFault } from "../support/standins.ts";
import { orderToPay, payBySwish, press, see, seeErrors, test } from "./picture.ts";

const mourner = { ...someMourner(), email: "gunilla@exempel.se" };
/** On a phone the sheet stands below the form that it is written in. */
const wholeStep = 2600;

const drawn = (page: Page, said = /barnbarnen/) => page.getByRole("img", { name: said }).waitFor();

const write = async (page: Page, to: RegExp) => {
  await fillInSheet(page);
  await page.getByRole("radio", { name: to }).check();
  await drawn(page);
};

const pay = async (page: Page) => {
  await payBySwish(page);
  await quietlyThanked(page);
};

const toSheet = async (page: Page, heading: string) => {
  await page.getByRole("link", { name: "Öppna minnesbladet" }).click();
  await see(page, heading);
  await drawn(page);
};

test.use({ tallest: 1200 });

test("who is found, and a sheet that is not ready", async ({ page, picture, phonePicture }) => {
  await visit(page, routes.memorialGift.href());
  await page.getByRole("combobox", { name: "Namn" }).fill("Karl");
  await page.getByRole("option").first().waitFor();
  await picture("memorial-found");
  await write(page, /^Till begravningsbyrån/);
  await press(page, "Gå vidare");
  await seeErrors(page);
  await picture("memorial-sheet-errors");
  await page.route(`**${giftPreviewCall.path}`, (route) => route.abort(), { times: 1 });
  await page.getByLabel("Namn 1").fill("Gunilla");
  await page.getByText("Vi kan inte visa minnesbladet just nu.").waitFor();
  await phonePicture("memorial-preview-away", wholeStep);
});

test("each design of the sheet", async ({ page, picture }) => {
  await write(page, /^Till mig med e-post/);
  await picture("memorial-sheet", wholeStep);
  for (const design of sheetDesigns) {
    const radio = page.locator(`input[name="design"][value="${design}"]`);
    if (!(await radio.isChecked())) {
      const answered = page.waitForResponse((response) => response.url().endsWith(giftPreviewCall.path));
      await radio.check();
      await answered;
    }
    await page.locator('aside [aria-busy="false"]').waitFor();
    await press(page, "Visa bladet större");
    await picture(`memorial-design-${design.toLowerCase().replaceAll("_", "-")}`, page.viewportSize()?.height);
    await press(page, "Stäng");
  }
  await press(page, "Gå vidare");
  await see(page, "Dina uppgifter");
  await picture("memorial-donor");
});

test("a sheet that is mailed, and corrected", async ({ page, picture }) => {
  await write(page, /^Till mig med e-post/);
  await toMemorialPayment(page, mourner);
  await picture("memorial-how-to-pay");
  await visit(page, routes.orderMemorialSheet.href(await orderToPay(page)));
  await see(page, "Minnesbladet väntar på gåvan");
  await drawn(page);
  await picture("memorial-order-unpaid");
  await page.getByRole("link", { name: "Till betalningen" }).click();
  await pay(page);
  await picture("memorial-thanks");
  await toSheet(page, "Minnesbladet är skickat");
  await picture("memorial-order-sent");
  await press(page, "Ändra orden");
  await page.getByLabel("Hälsning").fill("Vila i frid.");
  await drawn(page, /Vila i frid/);
  await picture("memorial-order-correction", wholeStep);
  await press(page, "Spara det nya bladet");
  await page.getByText("Ändringen är sparad.").waitFor();
  await drawn(page, /Vila i frid/);
  await picture("memorial-order-corrected");
});

test("a sheet that is printed and posted", async ({ page, picture }) => {
  await write(page, /^Hem till familjen/);
  await page.getByLabel("Mottagare").fill("Familjen Lindström");
  await page.getByLabel("Gatuadress").fill("Ängsvägen 4");
  await page.getByLabel("Postnummer").fill("531 32");
  await page.getByLabel("Ort", { exact: true }).fill("Lidköping");
  await toMemorialPayment(page, mourner);
  await pay(page);
  await toSheet(page, "Minnesbladet är på väg");
  await picture("memorial-order-waiting");
  const folder = await mkdtemp(join(tmpdir(), "hjarta-lunga-letters-"));
  await staff("print-queue", join(folder, "letters.pdf"));
  await rm(folder, { recursive: true });
  await page.reload();
  await see(page, "Minnesbladet är på väg med posten");
  await drawn(page);
  await picture("memorial-order-printed");
});

test("a sheet that came back", async ({ page, picture }) => {
  await write(page, /^Till mig med e-post/);
  await toMemorialPayment(page, mourner);
  await setFault("mail", { mode: "reject" });
  try {
    await pay(page);
    await toSheet(page, "Minnesbladet kom inte fram");
  } finally {
    await setFault("mail", {});
  }
  await picture("memorial-order-refused");
});

test("a sheet that is kept, and one that nobody knows", async ({ page, picture }) => {
  await write(page, /^Inget minnesblad/);
  await toMemorialPayment(page, mourner);
  await pay(page);
  await toSheet(page, "Minnesbladet finns här");
  await picture("memorial-order-kept");
  await page.goto(routes.orderMemorialSheet.href(unknown));
  await see(page, "Vi hittar inget minnesblad här");
  await picture("memorial-order-not-found");
});
