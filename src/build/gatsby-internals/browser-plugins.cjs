/**
 * All that Gatsby runs in the browser, in place of its own list (webpack-config.ts): that one loads every plugin with its
 * options, and none of the others does anything in a browser. A plugin that does must be added here. The offline plugin's
 * part is left out on purpose (docs/decisions/0013-service-worker.md).
 */
module.exports = [{ plugin: require("../../../gatsby-browser.tsx"), options: { plugins: [] } }];
