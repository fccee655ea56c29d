/**
 * All that Gatsby runs in the browser, in place of its own list (webpack.ts): that carries every plugin with its options,
 * and none of the others has work to do there. A plugin that gets some must be added here.
 */
module.exports = [{ plugin: require("../../gatsby-browser.tsx"), options: { plugins: [] } }];
