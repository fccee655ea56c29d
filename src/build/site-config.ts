import type { GatsbyConfig } from "gatsby";
import { passOnTo } from "./develop-api.ts";
import { offlinePlugins } from "./offline.ts";
import { chooseRenderers } from "./gatsby-internals/cpu-count.ts";

chooseRenderers();

// Gatsby takes an export named `config` below src for a server-rendered page.
export const siteConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "http://localhost:8000" },
  trailingSlash: "always",
  // With the automatic runtime, Gatsby cannot read <html lang> from Head.
  jsxRuntime: "classic",
  graphqlTypegen: false,
  developMiddleware: passOnTo(process.env.API_URL ?? "http://localhost:8001"),
  plugins: [
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
        // The web server lets browsers ask again for icons.
        cache_busting_mode: "none",
        // The pages' theme colour follows light and dark.
        theme_color_in_head: false,
      },
    },
    // After the manifest, which it caches.
    ...offlinePlugins,
  ],
};
