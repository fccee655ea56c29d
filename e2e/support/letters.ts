import type { Page } from "playwright/test";

/** The reader has asked the browser for letters of this size: 16 px is the usual one. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8) } });
  await browser.detach();
}
