/** In place of Gatsby's list, which loads every plugin. One that works in the browser must be added, but for the offline plugin's (docs/decisions/0013-service-worker.md). */
module.exports = [{ plugin: require("../../../gatsby-browser.tsx"), options: { plugins: [] } }];
