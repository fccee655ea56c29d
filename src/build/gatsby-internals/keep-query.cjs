/** Where a page's data cannot be had, Gatsby sends the browser there itself, but forgets what stood after the path. */
const forgetful = /window\.location = pathname$/gm;

module.exports = function keepQuery(source) {
  if (source.match(forgetful)?.length !== 1)
    throw new Error("Gatsby's navigation.js is not as it was: see gatsby-internals/keep-query.cjs");
  return source.replace(forgetful, "window.location = pathname + search + hash");
};
