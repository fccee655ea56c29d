import type { Page } from "playwright/test";

/** A reference that no card has. */
export const unknown = "0000000000ZZZZZZZZZZ";

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The browser logs a refused or broken call of its own accord: here they are wanted. */
export const forgive = (complaints: string[]) =>
  complaints.splice(0, Infinity, ...complaints.filter((said) => !said.startsWith("Failed to load resource")));
