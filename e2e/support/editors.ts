import type { Page } from "playwright/test";
import { expect } from "playwright/test";

const contentUrl = process.env.CONTENT_URL ?? "http://localhost:8002";

/** Editors at work in the content service's own screens, with nobody at a terminal. */
export const admin = `${contentUrl}/admin`;

/** By the form's own call. The form itself is walked in publishing.spec.ts and people.spec.ts. */
export async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${contentUrl}/content-api/users/login`, {
    headers: { origin: contentUrl },
    data: { email: process.env.CONTENT_ADMIN_EMAIL, password: process.env.CONTENT_ADMIN_PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${admin}/login`);
  await page.locator("#field-email").fill(email);
  await page.locator("#field-password").fill(password);
  await page.getByRole("button", { name: "Logga in" }).click();
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`${admin}/collections/pages?limit=100`);
  // Payload writes the list's own address once its script is there, and a press just before that leads nowhere.
  await expect(page).toHaveURL(/[?&]sort=/);
  await page.locator("tr", { hasText: path }).getByRole("link").first().click();
  await expect(page.locator("#field-address")).toHaveValue(path);
}

/** What is typed is kept by itself in a moment: then there is nothing left to press. */
export async function saveDraft(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Spara utkast" });
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    await expect(button).toBeDisabled({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^Sparad för/).first()).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publicera ändringar" }).click();
  await expect(page.getByText("Publicerad", { exact: true }).first()).toBeVisible();
  await expect(page.locator(".toast-success, [data-type=success]").first()).toBeVisible();
}
