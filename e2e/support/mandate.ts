import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { readCode } from "../../tests/services/api/identity/bankid/read-code.ts";
import { expect } from "./site.ts";
import { approveByBankId } from "./standins.ts";

/** Who is said to go well on the stand-in's phone. Each test has its own, for nobody has two mandates. */
export const signers = {
  birgitta: { number: "195205292260", firstName: "Birgitta" },
  johan: { number: "198807012391", firstName: "Johan" },
  amir: { number: "199406262395", firstName: "Amir" },
  gunvor: { number: "194606109108", firstName: "Gunvor" },
  sven: { number: "193805179177", firstName: "Sven" },
} as const;
export type Signer = (typeof signers)[keyof typeof signers];

export const someAddress = (): string => `manadsgivare-${randomUUID()}@exempel.se`;

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The press starts it: by the code on this page, and the app on a phone beside it. Others identify at the same time. */
async function answerByBankId(page: Page, button: string, signer: { number: string }): Promise<void> {
  await press(page, button);
  await expect(page.getByRole("heading", { name: "Skanna koden med BankID" })).toBeVisible();
  await scanCode(page, signer);
}

export async function scanCode(page: Page, { number }: { number: string }): Promise<void> {
  const shown = page.getByRole("img", { name: "QR-kod för BankID" });
  // A code is good for a few seconds.
  await expect(async () => {
    const picture = (await shown.getAttribute("src", { timeout: 5_000 })) ?? "";
    const qr = readCode(decodeURIComponent(picture.slice(picture.indexOf(",") + 1)));
    expect(await approveByBankId(qr ?? "", number)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

export async function identify(page: Page, signer: Signer): Promise<void> {
  await answerByBankId(page, "Fortsätt med BankID", signer);
  await expect(page.getByRole("heading", { name: `Hej ${signer.firstName}` })).toBeVisible();
}

/** As it is at the bank on Brite's page, and back. */
export async function fetchAccount(page: Page, { number }: Signer, bank: string): Promise<void> {
  await press(page, "Hämta kontot från din bank");
  await page.getByLabel("Vem loggar in?").selectOption(number);
  await page.getByLabel("Bank", { exact: true }).selectOption(bank);
  await page.getByRole("button", { name: "Välj kontot" }).click();
}

export async function toConsent(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-post").fill(email);
  await press(page, "Fortsätt till underskrift");
  await expect(page.getByRole("heading", { name: "Läs och skriv under" })).toBeFocused();
}

export async function sign(page: Page, signer: { number: string }): Promise<void> {
  await answerByBankId(page, "Skriv under med BankID", signer);
  await expect(page.getByRole("heading", { name: "Tack! Nu är du månadsgivare" })).toBeVisible();
}
