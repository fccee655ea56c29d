export const siteSources = [
  ...["src", "static", "artwork", "contract", "package.json", "package-lock.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];
