import * as routes from "@hjarta-lunga/contract/routes.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { fillInCard, someGiver } from "./support/gift.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, wholeMail } from "./support/standins.ts";

test("from the English start page a gift is given by card, thanked for and receipted, all of it in English", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const giver = someGiver();
  await visit(page, routes.startEnglish.href());
  await page.getByRole("banner").getByRole("link", { name: "Give", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.giftEnglish.href()}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const twin = page.getByRole("banner").getByRole("link", { name: "På svenska" });
  await expect(twin).toHaveAttribute("href", routes.gift.href());

  const effect = "gives a researcher another half-hour at the microscope.";
  await expect(page.getByRole("heading", { level: 1 })).toContainText(effect);
  const written = await page.getByRole("main").innerText();
  expect(written.replaceAll("Hjärta & Lunga", "")).not.toMatch(/[åäö]/i);
  await expect(page.getByRole("link", { name: "Read about Gunnar" })).toHaveAttribute("href", /^\/en\//);

  await page.getByLabel("E-mail for the receipt").fill(giver.email);
  await page.getByRole("button", { name: "Pay by card" }).click();
  await fillInCard(page);
  await expect(page.getByRole("heading", { name: "Thank you for your gift!" })).toBeVisible();
  await expect(page.getByText(effect)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(routes.giftEnglish.href());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  const [order] = await ordersOf(giver.email);
  expect(order).toMatchObject({ language: "en", amount_ore: "25000" });
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
  const [sent] = await mailsTo(giver.email);
  const mail = await wholeMail(sent?.id ?? 0);
  expect(mail.subject).toBe("Thank you for your gift! Here is your receipt");
  const receipt = await readPdf(Buffer.from(mail.attachments[0]?.base64 ?? "", "base64"));
  expect(receipt).toMatchObject({ language: "en" });
  expect(receipt.words).toContain("Receipt");
});
