/**
 * All that Gatsby runs in the browser, in place of its own list (webpack-config.ts): that carries every plugin with its options,
 * and none of the others has work to do there. A plugin that gets some must be added here. The offline plugin's part is
 * left out on purpose (docs/decisions/0013-service-worker.md).
 */
module.exports = [{ plugin: require("../../../gatsby-browser.tsx"), options: { plugins: [] } }];
