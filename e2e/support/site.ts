import { test as base, expect, type BrowserContext, type Page } from "playwright/test";
import { consentVersion, cookies } from "@hjarta-lunga/contract/cookies.ts";

export { expect };

/** Every test of a visitor fails on an error in the console, a crash, or a breach of the script policy. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !isWantedMiss(message.text())) complaints.push(message.text());
      });
      // Code that is refused and goes on otherwise says nothing to the console.
      await page.addInitScript(() =>
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`Refused by the policy: ${violatedDirective} ${blockedURI}`),
        ),
      );
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself logs every 404, the wanted ones too. Tests of the wanted ones look at the status. */
const isWantedMiss = (text: string) =>
  text.startsWith("Failed to load resource: the server responded with a status of 404");

/** A visitor who has answered the question about cookies. */
export async function withChoice(context: BrowserContext, baseURL: string, allowed: boolean): Promise<void> {
  const choice = {
    id: "5f0c7a52-4c0e-4a53-9b0d-0f3f3f1e2a11",
    version: consentVersion,
    statistics: allowed,
    marketing: allowed,
    at: new Date().toISOString(),
  };
  await context.addCookies([
    { name: cookies.consent, value: encodeURIComponent(JSON.stringify(choice)), url: baseURL },
  ]);
}

/** As a link within the site does, on a page that is hydrated. */
export const goTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((url) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(url), to);

/** Loaded, hydrated, and with what comes after idle in its place. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}
