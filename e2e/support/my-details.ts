import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { scanCode } from "./mandate.ts";
import { expect, visit } from "./site.ts";
import { mailsTo } from "./standins.ts";

/** Each test has its own: what is changed is the person's. */
export const people = {
  gunvor: { number: "194606109108" },
  elsa: { number: "191202119945" },
  alva: { number: "200407022383" },
  hidden: { number: "199907012380" },
} as const;

async function identifyHere(page: Page, person: { number: string }): Promise<void> {
  await page.getByRole("button", { name: "Mobilt BankID på en annan enhet" }).click();
  await expect(page.getByRole("heading", { name: "Skanna koden med BankID" })).toBeVisible();
  await scanCode(page, person);
}

export async function openDetails(page: Page, person: { number: string }, part = ""): Promise<void> {
  await visit(page, routes.myDetails.href() + part);
  await identifyHere(page, person);
  await expect(page.getByRole("heading", { name: "Kontakt" })).toBeVisible();
}

/** The link of the newest mail to somebody, as it stands there. */
export async function mailedLink(address: string, mark: "bevis" | "lank"): Promise<string> {
  let link = "";
  await expect(async () => {
    const texts = (await mailsTo(address)).map(
      ({ text }) => new RegExp(`https?://\\S+#${mark}=[\\w-]+`).exec(text)?.[0],
    );
    link = texts.findLast((found) => found !== undefined) ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

export const partOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });
