/* global self, caches, fetch, workbox, MessageAPI, navigationRoute */
/* Appended to gatsby-plugin-offline's worker: docs/decisions/0013-service-worker.md. Only `keepPage` writes copies. */

const pageCache = "kept-pages";
const mostCachedEntries = 150;
const mostLastingEntries = 300;
const hurrySeconds = 3;
const appData = "/page-data/app-data.json";
const offlinePage = "/offline-plugin-app-shell-fallback/index.html";

/** Named by a hash of its content: never outdated. */
const isLasting = (path) => path.startsWith("/static/") || /-[0-9a-f]{20}\.js$/.test(path);
const isData = (path) => /^\/(?:page-data|slice-data)\/.+\.json$/.test(path);

const copyOf = async ({ pathname }) => (await caches.open(pageCache)).match(pathname, { ignoreVary: true });

/** A page from the network must not get its data from a copy, which may be older. */
const fresh = new Set();

// The plugin would answer visited pages with an empty page filled by script, even with a network.
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

/** Network first. The query makes no difference to page data. */
const reading = {
  cacheName: pageCache,
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

/** Pages of another build would ask for scripts and data that do not match. */
const copiesOf = async (build) => {
  const cache = await caches.open(pageCache);
  const known = await cache.match(appData, { ignoreVary: true });
  if (known === undefined || (await jsonOf(known)).webpackCompilationHash === build) return cache;
  await caches.delete(pageCache);
  return caches.open(pageCache);
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

/** Keeps a page with all that it needs without a network, all of one build. */
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
  await dropOldest(pageCache, mostCachedEntries);
  await dropOldest(workbox.core.cacheNames.runtime, mostLastingEntries);
};

// The plugin's handler of messages.
MessageAPI.keepPage = (event, { path, resources }) => {
  fresh.delete(event.source?.id);
  // Tried again at the next visit.
  event.waitUntil(keepPage(path, resources).catch(() => undefined));
};
// Gatsby asks for this after a new build. Copies of two builds are never kept together.
MessageAPI.clearPathResources = () => undefined;
