import Cookies from "js-cookie";
import { webEvent, type WebEvent } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { routeChangeEventDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { afterEach, beforeEach, vi } from "vitest";
import { serveLocally, type LocalServer } from "../../local-server.ts";

export const everything = { statistics: true, marketing: true };
export const statisticsOnly = { statistics: true, marketing: false };
export const marketingOnly = { statistics: false, marketing: true };
export const nothing = { statistics: false, marketing: false };

let server: LocalServer;
let stop: (() => void) | undefined;
const beacons: { path: string; body: Blob }[] = [];

/** The charity's API, a real one on this machine, and what it answers. */
export const api = { status: 200, recorded: true };

/** What has been told to the API, each as the contract takes it. */
export const told = (): WebEvent[] =>
  server.asked
    .filter(({ method, url }) => method === "POST" && url.pathname === "/api/RegisterWebEvent")
    .map(({ body }) => webEvent.parse(JSON.parse(body)));
export const eventTypes = () => told().map(({ type }) => type);

export const eventsOnLeaving = async (): Promise<WebEvent[]> =>
  Promise.all(beacons.map(async ({ body }) => webEvent.parse(JSON.parse(await body.text()))));

export const dataLayer = () => (window as Window & { dataLayer?: unknown[] }).dataLayer;
/** Commands are the arguments of calls, the rest are objects. */
export const pushed = () =>
  dataLayer()?.map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as [])] : entry,
  );

export const onDevice = () => Object.keys(Cookies.get()).toSorted();

/** A browser that has never been here, with modules as a page loads them. */
export function freshBeforeEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    vi.resetModules();
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
    sessionStorage.clear();
    delete (window as Window & { dataLayer?: unknown[] }).dataLayer;
    document.head.replaceChildren();
    window.history.replaceState(null, "", "/");
    beacons.length = 0;
    Object.assign(api, { status: 200, recorded: true });
    server = await serveLocally(({ method, headers }, response) => {
      response.setHeader("access-control-allow-origin", headers.origin ?? "*");
      response.setHeader("access-control-allow-headers", "content-type");
      response.writeHead(method === "OPTIONS" ? 204 : api.status).end(JSON.stringify({ recorded: api.recorded }));
    });
    const { charityApi } = await import("#src/calls/clients.ts");
    charityApi.defaults.baseURL = server.url;
    underWay = 0;
    charityApi.interceptors.request.use((call) => ((underWay += 1), call));
    charityApi.interceptors.response.use(
      (response) => ((underWay -= 1), response),
      (error: unknown) => {
        underWay -= 1;
        throw error;
      },
    );
    // jsdom has no beacons.
    const sendBeacon = (path: string, body: Blob) => beacons.push({ path, body }) > 0;
    Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });
  });
  afterEach(async () => {
    stop?.();
    stop = undefined;
    await server.close();
    vi.useRealTimers();
  });
}

/** The visitor arrives. A choice from an earlier visit lies on the device already. */
export async function arrive(choice?: { statistics: boolean; marketing: boolean }) {
  const consent = await import("#src/core/consent-choice.ts");
  if (choice) consent.choose(choice);
  const { followVisit } = await import("#src/core/tracking/visit.ts");
  stop = followVisit();
  await settle();
  return { choose: async (next: typeof everything) => (consent.choose(next), settle()) };
}

export async function goTo(path: string, title: string): Promise<void> {
  const { routeUpdate } = await import("#src/lib/route-update.ts");
  window.history.pushState(null, "", path);
  window.dispatchEvent(new Event(routeUpdate));
  document.title = title;
  await settle();
}

let underWay = 0;

/** Until the page's timers have run, the modules that they load are there, and all that these told is answered. */
export async function settle(): Promise<void> {
  let heard: number;
  do {
    heard = server.asked.length;
    // No timer of the page is set for longer.
    await vi.advanceTimersByTimeAsync(2 * routeChangeEventDelayMs);
    await vi.dynamicImportSettled();
    while (underWay > 0) await new Promise((later) => setImmediate(later));
  } while (server.asked.length > heard);
}
