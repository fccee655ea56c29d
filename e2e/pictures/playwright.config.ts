import { defineConfig } from "playwright/test";
import journeys from "../playwright.config.ts";
import type { Given } from "./picture.ts";

const height = 900;
const pages = "pages.pictures.ts";

/** Pictures of the running site for docs/screenshots: `npm run screenshots`. */
export default defineConfig<Given>({
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results/pictures",
  // A fault at a provider befalls whoever is pictured beside it.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, actionTimeout: 30_000, navigationTimeout: 30_000, reducedMotion: "reduce" },
  projects: [
    { name: "360", use: { viewport: { width: 360, height }, isMobile: true, hasTouch: true } },
    { name: "768", use: { viewport: { width: 768, height } }, testMatch: pages },
    { name: "1440", use: { viewport: { width: 1440, height } } },
    { name: "1440-dark", use: { viewport: { width: 1440, height }, colorScheme: "dark" }, testMatch: pages },
  ],
});
