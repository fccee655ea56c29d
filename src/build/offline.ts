import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, PluginRef } from "gatsby";
import { offlinePath } from "../lib/offline-path.ts";

/**
 * The switch that takes the worker away from every device: built with `retired`, the site ships one in its place that
 * empties its caches and unregisters itself, and registers none.
 */
const isRetired = process.env.GATSBY_SERVICE_WORKER === "retired";

/**
 * Files with their hash in their name never change. One row for each that the plugin would add itself, and in its place.
 * Workbox takes a pattern that does not begin with the URL's first letter for our own origin only.
 */
const runtimeCaching = [
  /:\/\/[^/]+\/[^/?]+-[0-9a-f]{7,20}\.js$/,
  /:\/\/[^/]+\/[^/?]+\.[0-9a-f]{20}\.css$/,
  /:\/\/[^/]+\/static\/[^?]+\.woff2$/,
  /:\/\/[^/]+\/static\/[^?]+\.(?:svg|png|jpg|webp|avif)$/,
].map((urlPattern) => ({ urlPattern, handler: "CacheFirst" }));

/** Everything else that the worker does is written in src/worker/offline.js. */
export const offlinePlugins: PluginRef[] = isRetired
  ? []
  : [
      {
        resolve: "gatsby-plugin-offline",
        options: {
          appendScript: path.resolve("src/worker/offline.js"),
          debug: false,
          workboxConfig: { runtimeCaching },
        },
      },
    ];

/** The plugin's page for visits without a network becomes ours: it is the one that the plugin keeps on the device. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/templates/offline-page.tsx");
  if (page.path !== offlinePath || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: offlinePath, component, context: { isBare: true } });
};

export async function retireWorker(): Promise<void> {
  if (isRetired) await copyFile(path.resolve("src/worker/retired.js"), path.resolve("public/sw.js"));
}
