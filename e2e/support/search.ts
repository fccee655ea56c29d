import type { Locator, Page } from "playwright/test";

export const field = (page: Page): Locator => page.getByRole("searchbox", { name: "Vad letar du efter?" });
export const found = (page: Page): Locator => page.getByRole("heading", { level: 2, name: /träff(ar)? på/ });
export const hits = (page: Page): Locator => page.getByRole("main").locator("ol li");
/** Where the provider is asked. */
export const queries = "**/1/indexes/*/queries**";
