import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, PluginRef } from "gatsby";
import { offlinePath } from "../lib/offline-path.ts";

/** Removes the worker from every device: a build with `retired` ships one that unregisters itself. */
const isRetired = process.env.GATSBY_SERVICE_WORKER === "retired";

/** Workbox restricts a pattern that does not match from the URL's start to our own origin. */
const runtimeCaching = [
  /:\/\/[^/]+\/[^/?]+-[0-9a-f]{7,20}\.js$/,
  /:\/\/[^/]+\/[^/?]+\.[0-9a-f]{20}\.css$/,
  /:\/\/[^/]+\/static\/[^?]+\.woff2$/,
  /:\/\/[^/]+\/static\/[^?]+\.(?:svg|png|jpg|webp|avif)$/,
].map((urlPattern) => ({ urlPattern, handler: "CacheFirst" }));

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

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/templates/offline-page.tsx");
  if (page.path !== offlinePath || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: offlinePath, component, context: { isBare: true } });
};

export async function retireWorker(): Promise<void> {
  if (isRetired) await copyFile(path.resolve("src/worker/retired.js"), path.resolve("public/sw.js"));
}
