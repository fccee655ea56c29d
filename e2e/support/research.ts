import type { Locator, Page } from "playwright/test";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, visit } from "./site.ts";

export const words = {
  sv: {
    path: routes.approvedProjects.href(),
    heading: "Beviljade projekt",
    field: "Sök",
    year: "År",
    area: "Område",
    fresh: /Uppdaterad nyss/,
  },
  en: {
    path: routes.approvedProjectsEnglish.href(),
    heading: "Approved projects",
    field: "Search",
    year: "Year",
    area: "Area",
    fresh: /Updated just now/,
  },
} as const satisfies Record<Language, unknown>;

export const field = (page: Page, language: Language = "sv"): Locator =>
  page.getByRole("searchbox", { name: words[language].field });
/** The titles that are shown. */
export const titles = (page: Page): Locator => page.locator("main ol h3");
/** "Projekt 1–25 av 2 000", or why there are none. */
export const count = (page: Page): Locator => page.locator("main section h2").first();

/** With a hand on the page, moving until it is hydrated: only then is the portal asked. */
export async function visitWithHand(page: Page, path: string): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/petitions/")) asked.push(request.url());
  });
  await visit(page, path);
  let x = 0;
  const move = async () => {
    await page.mouse.move(x++ % 300, 300);
    return asked.length;
  };
  await expect.poll(move, { intervals: [100] }).toBeGreaterThan(0);
}

/** Come to rest: the whole list is here, and the portal has answered. */
export async function visitProjects(page: Page, search = "", language: Language = "sv"): Promise<void> {
  await visitWithHand(page, words[language].path + search);
  await page.getByText(words[language].fresh).waitFor();
}
