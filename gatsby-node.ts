export { createSchemaCustomization, onPreInit, sourceNodes } from "./src/build/source-content.ts";
export { onCreatePage } from "./src/build/fixed-pages.ts";
export { createPages } from "./src/build/create-pages.ts";
export { onCreateWebpackConfig } from "./src/build/webpack.ts";
export { onPostBootstrap } from "./src/build/search/index-search.ts";
export { onPostBuild, onPreBuild } from "./src/build/after-build.ts";
