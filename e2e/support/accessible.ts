import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { cutOff, cutOffInLargeLetters } from "./cut-off.ts";
import { expect } from "./site.ts";

/** What passes is not told, nor where in the document each fault stands. */
const told = { resultTypes: ["violations" as const], selectors: false, xpath: false };

/** In one frame, which is all there is: otherwise axe opens a page of its own each time to join what frames say. */
export const violations = async (page: Page, besides: string[] = []) => {
  const axe = new AxeBuilder({ page }).options(told).disableRules(besides).setLegacyMode();
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
};

/**
 * At a desk by day and on the narrowest phone by night: no violation, and nothing to scroll sideways for. What all pages
 * are made of is tried in every width and scheme on the page of components (reading.spec.ts).
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, "light"],
    [320, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${state}, ${width} px: sideways`).toBeLessThanOrEqual(0);
    expect(await cutOff(page), `${state}, ${width} px: cut off`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** On the narrowest screen, and with letters of twice the size: whatever is read or pressed is within it. */
export async function expectWithinScreen(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await cutOff(page), `${state}, 320 px`).toEqual([]);
  expect(await cutOffInLargeLetters(page), `${state}, 320 px, letters of twice the size`).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
}

/** As a text is called in the code, where its words are missing. */
const nameOfText = /\b[a-z][a-zA-Z]+(?:\.[a-z][a-zA-Z]+)+\b/;

/** It can be used by all, on every screen, and all of it is said in words. */
export async function expectFinished(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectWithinScreen(page, state);
  const words = (await page.locator("main").innerText()).replaceAll(/\S+@\S+/g, "");
  expect(words, state).not.toMatch(nameOfText);
}
