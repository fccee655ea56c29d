import type { GatsbyConfig } from "gatsby";
import { passOnTo } from "./develop-api.ts";
import { offlinePlugins } from "./offline.ts";
import { renderOnEveryProcessor } from "./gatsby-internals/cpu-count.ts";

renderOnEveryProcessor();

// Not named `config`: Gatsby takes an export of that name, in any file below src, for a page that is rendered on demand.
export const siteConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "http://localhost:8000" },
  trailingSlash: "always",
  // The automatic runtime goes past the patch by which Gatsby reads <html lang> from Head.
  jsxRuntime: "classic",
  graphqlTypegen: false,
  developMiddleware: passOnTo(process.env.API_URL ?? "http://localhost:8001"),
  plugins: [
    // Names of components and files in class names are for reading in development; visitors need not fetch them.
    {
      resolve: "gatsby-plugin-styled-components",
      options: process.env.NODE_ENV === "production" ? { displayName: false, fileName: false } : {},
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "Hjärta & Lunga",
        short_name: "Hjärta & Lunga",
        lang: "sv",
        start_url: "/",
        display: "minimal-ui",
        background_color: "#ffffff",
        theme_color: "#000000",
        icon: "artwork/icon.svg",
        legacy: false,
        // The theme colour of the pages follows light and dark; the manifest's is fixed.
        theme_color_in_head: false,
      },
    },
    // After the manifest, which it keeps on the device.
    ...offlinePlugins,
  ],
};
