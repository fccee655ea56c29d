/* global self, caches, fetch, workbox, MessageAPI, navigationRoute */
/*
 * Our rules, put at the end of the worker that gatsby-plugin-offline writes: docs/decisions/0013-service-worker.md.
 * With a network every page and all data come from it. What is kept is written at one place only, `keepPage`.
 */

const keptPages = "kept-pages";
const mostKeptEntries = 150;
const mostLastingEntries = 300;
const hurrySeconds = 3;
const appData = "/page-data/app-data.json";
const offlinePage = "/offline-plugin-app-shell-fallback/index.html";

/** Its content decides its name: it may be kept for as long as there is room. */
const isLasting = (path) => path.startsWith("/static/") || /-[0-9a-f]{20}\.js$/.test(path);
const isData = (path) => /^\/(?:page-data|slice-data)\/.+\.json$/.test(path);

const copyOf = async ({ pathname }) => (await caches.open(keptPages)).match(pathname, { ignoreVary: true });

/** Who has a page from the network must not get its data from a copy: the two would not be of the same day. */
const fresh = new Set();

// The plugin answers what was visited from an empty page that fills itself by script, also when there is a network.
navigationRoute.match = () => null;
workbox.navigationPreload.enable();
workbox.routing.registerRoute(
  ({ event }) => event.request.mode === "navigate",
  async ({ url, event }) => {
    try {
      const page = (await event.preloadResponse) ?? (await fetch(event.request));
      fresh.add(event.resultingClientId);
      return page;
    } catch {
      return (await copyOf(url)) ?? caches.match(workbox.precaching.getCacheKeyForURL(offlinePage));
    }
  },
);

/** The network first, else the copy. A URL with a question has the data of the one without. */
const reading = {
  cacheName: keptPages,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => request.url.replace(/\?.*$/, ""), cacheWillUpdate: () => Promise.resolve() },
  ],
};
const patient = new workbox.strategies.NetworkFirst(reading);
const hurried = new workbox.strategies.NetworkFirst({ ...reading, networkTimeoutSeconds: hurrySeconds });
workbox.routing.registerRoute(
  ({ url }) => url.origin === self.location.origin && isData(url.pathname),
  ({ event }) => (fresh.has(event.clientId) ? patient : hurried).handle({ event }),
);

const whole = async (url) => {
  const response = await fetch(url);
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be kept`);
  return response;
};
const jsonOf = (response) => response.clone().json();

/** The copies of one build only: pages of another would look for scripts and data that are not theirs. */
const copiesOf = async (build) => {
  const cache = await caches.open(keptPages);
  const known = await cache.match(appData, { ignoreVary: true });
  if (known === undefined || (await jsonOf(known)).webpackCompilationHash === build) return cache;
  await caches.delete(keptPages);
  return caches.open(keptPages);
};

const keepLasting = async (urls) => {
  const cache = await caches.open(workbox.core.cacheNames.runtime);
  const keepOne = async (url) => {
    if ((await caches.match(url, { ignoreVary: true })) === undefined) {
      await cache.put(url, await whole(url));
    }
  };
  await Promise.allSettled([...new Set(urls)].map(keepOne));
};

const dropOldest = async (name, most) => {
  const cache = await caches.open(name);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
};

/** A page, all that it needs to be opened without a network, and nothing that does not belong together. */
const keepPage = async (path, resources) => {
  const pageData = `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;
  const urls = [path, pageData, appData];
  const [page, data, app] = await Promise.all(urls.map(whole));
  const html = await page.clone().text();
  const build = (await jsonOf(app)).webpackCompilationHash;
  // A deploy came in between.
  if (!html.includes(`"${build}"`)) return;

  const { staticQueryHashes, slicesMap } = await jsonOf(data);
  const slices = [...new Set(Object.values(slicesMap))].map((name) => `/slice-data/${name}.json`);
  const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  const shared = [...slices, ...queries];
  const answers = [page, data, ...(await Promise.all(shared.map(whole)))];

  const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, src]) => src);
  const fetched = resources.flatMap((name) => {
    const { origin, pathname } = new URL(name);
    return origin === self.location.origin ? [pathname] : [];
  });
  await keepLasting([...scripts, ...fetched].filter(isLasting));
  const cache = await copiesOf(build);
  await cache.put(appData, app);
  await Promise.all([path, pageData, ...shared].map((url, index) => cache.put(url, answers[index])));
  await dropOldest(keptPages, mostKeptEntries);
  await dropOldest(workbox.core.cacheNames.runtime, mostLastingEntries);
};

// The plugin's own door for messages.
MessageAPI.keepPage = (event, { path, resources }) => {
  fresh.delete(event.source?.id);
  // What cannot be kept now may be at the next visit.
  event.waitUntil(keepPage(path, resources).catch(() => undefined));
};
// Gatsby asks for this when it meets another build. Copies of two builds never lie together, so there is nothing to do.
MessageAPI.clearPathResources = () => undefined;
