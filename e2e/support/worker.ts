import type { Page } from "playwright/test";
import { expect, visit } from "./site.ts";

/*
 * The worker is blocked in the journeys (playwright.config.ts), since calls that pass through it cannot be intercepted.
 * What is about the worker says `test.use({ serviceWorkers: "allow" })`.
 */

/** Every URL in every cache, and every IndexedDB database with all that lies in it, as text. */
export const leftOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const left: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) left.push(url.slice(location.origin.length));
    }
    for (const { name = "" } of await indexedDB.databases()) left.push(`IndexedDB ${name}`);
    return left;
  });

/** Visits a page and waits until the worker has kept it. */
export async function visitAndKeep(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect.poll(() => leftOnDevice(page)).toContain(new URL(page.url()).pathname);
}
