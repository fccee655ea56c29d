import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { cutOff } from "./cut-off.ts";
import { expect } from "./site.ts";

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);

/** Light, dark, and as narrow as it gets: no violation, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, "light"],
    [1280, "dark"],
    [320, "light"],
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
