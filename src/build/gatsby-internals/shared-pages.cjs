/** Pages by which cards are shared, as shell/html-document.tsx knows them: what stands below them is a reference. */
const shared = /^\/(?:d|mc|_internal\w*)\//;

const nothingFound = /(return normalizePagePath\(path\.route\.originalPath\)\n\s+\}\n)(\s+return null\n)/g;

/** The document itself says which page it is: only a whole document is ever opened by the URL of a card. */
const pageOfDocument = `
  const { page } = document.documentElement.dataset
  if (page && trimmedPathname.startsWith(page.replace("404.html", ""))) return normalizePagePath(page)
`;

/** Every page's first script has this list: seventy rows for cards would be half a kB. */
module.exports = function sharedPages(source) {
  if (this.resourcePath.endsWith(".json"))
    return JSON.stringify(JSON.parse(source).filter(({ path }) => !shared.test(path)));
  if (source.match(nothingFound)?.length !== 1)
    throw new Error("Gatsby's find-path.js is not as it was: see gatsby-internals/shared-pages.cjs");
  return source.replace(nothingFound, `$1${pageOfDocument}$2`);
};
