import { join } from "node:path";
import { root } from "./settings.ts";

export const gatsbyProgram = join(root, "node_modules", ".bin", "gatsby");

/** Gatsby keeps notes of its own below the home folder, which may be one that can only be read. */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  XDG_CONFIG_HOME: join(root, ".site-build", "config"),
};

export const siteSources = [
  ...["src", "static", "artwork", "contract", "package.json", "package-lock.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];
