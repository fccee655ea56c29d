import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "classic",
  graphqlTypegen: false,
  plugins: [{ resolve: "gatsby-plugin-styled-components", options: { displayName: false, fileName: false } }],
};

export default config;
