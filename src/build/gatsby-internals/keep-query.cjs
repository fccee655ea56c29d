/** When a page's data cannot be fetched, Gatsby loads the page anew, but drops the query and the hash of its URL. */
const reload = /window\.location = pathname$/gm;

module.exports = function keepQuery(source) {
  if (source.match(reload)?.length !== 1)
    throw new Error("Gatsby's navigation.js is not as it was: see gatsby-internals/keep-query.cjs");
  return source.replace(reload, "window.location = pathname + search + hash");
};
