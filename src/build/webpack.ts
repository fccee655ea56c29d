import type { GatsbyNode } from "gatsby";

type Rule = { test?: RegExp; use?: unknown; type?: string; oneOf?: Rule[]; generator?: unknown; exclude?: RegExp };

/** SVG becomes a file with its hash in the name, never text inside the JavaScript. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const config = getConfig() as { module: { rules: Rule[] } };
  const artwork: Rule = {
    test: /artwork\/[a-z0-9-]+\.svg$/,
    type: "asset/resource",
    generator: { filename: "static/[name]-[contenthash][ext]" },
  };
  for (const rule of config.module.rules) {
    if (rule.test?.test("artwork/x.svg") === true) rule.exclude = /artwork\/[a-z0-9-]+\.svg$/;
  }
  config.module.rules.push(artwork);
  actions.replaceWebpackConfig(config);
};
