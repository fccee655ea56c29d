import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { siteConfig } from "#src/build/site-config.ts";

test("the manifest stands as specified", () => {
  const plugins = (siteConfig.plugins ?? []) as { resolve: string; options: Record<string, unknown> }[];
  const manifest = plugins.find(({ resolve }) => resolve === "gatsby-plugin-manifest")?.options;
  expect(manifest).toMatchObject({
    display: "minimal-ui",
    start_url: "/",
    background_color: "#ffffff",
    theme_color: "#000000",
    lang: "sv",
  });
  // Without a list of its own the plugin makes every size from 48 to 512 px out of the one icon.
  expect(manifest).not.toHaveProperty("icons");
  expect(existsSync(String(manifest?.icon))).toBe(true);
});

test("every page has one path, with a slash at its end", () => {
  expect(siteConfig.trailingSlash).toBe("always");
});
