import { afterEach, expect, test, vi, type MockInstance } from "vitest";
import { routeUpdate } from "#src/lib/route-update.ts";
import { isCacheable, startServiceWorker } from "#src/shell/offline/service-worker.ts";

type Asked = { gatsbyApi: string; path: string; resources: string[] };

let listeners: MockInstance<typeof window.addEventListener> | undefined;

/** A browser with a worker in charge, in a built site. */
function browser(connection: object = {}) {
  const register = vi.fn(() => Promise.reject(new Error("not here")));
  const postMessage = vi.fn<(asked: Asked) => void>();
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: { postMessage } });
  vi.stubGlobal("navigator", { serviceWorker, connection });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  vi.stubEnv("NODE_ENV", "production");
  listeners = vi.spyOn(window, "addEventListener");
  return { register, postMessage };
}
afterEach(() => {
  for (const [type, listener] of listeners?.mock.calls ?? []) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.innerHTML = "";
  history.replaceState(null, "", "/");
});

test.each(["/", "/om-oss/", "/ge-en-gava/", "/sok/"])("%s may be kept", (path) => {
  expect(isCacheable(path)).toBe(true);
});

test.each([
  "/order/diplom/X1/",
  "/gavokort/X1/",
  "/mc/ml25/X1",
  "/d/JUL_24_1/X1",
  "/_internal/JUL_24_1/X1",
  "/mina-sidor/",
])("%s may not", (path) => {
  expect(isCacheable(path)).toBe(false);
});

test("what no search engine may keep is not kept on the device either", () => {
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  expect(isCacheable("/om-oss/")).toBe(false);
});

test("the worker is registered from the root, and a browser that forbids it does no harm", async () => {
  const { register } = browser();
  startServiceWorker();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js", { scope: "/", updateViaCache: "none" });
});

test("on the first visit the worker waits until the page has had time to itself", async () => {
  vi.useFakeTimers();
  const { register } = browser();
  Object.assign(navigator.serviceWorker, { controller: null });
  startServiceWorker();
  await vi.advanceTimersByTimeAsync(1500);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("each page that is shown is asked to be kept, by its path and without its question", () => {
  const { postMessage } = browser();
  history.replaceState(null, "", "/ge-en-gava/?order=HEMLIG");
  startServiceWorker();
  history.replaceState(null, "", "/om-oss/");
  window.dispatchEvent(new Event(routeUpdate));
  history.replaceState(null, "", "/order/diplom/HEMLIG/");
  window.dispatchEvent(new Event(routeUpdate));
  expect(postMessage.mock.calls.map(([{ gatsbyApi, path }]) => `${gatsbyApi} ${path}`)).toEqual([
    "keepPage /ge-en-gava/",
    "keepPage /om-oss/",
  ]);
});

test("who saves data is spared the copies, but has the page for when there is no network", async () => {
  const { register, postMessage } = browser({ saveData: true });
  startServiceWorker();
  window.dispatchEvent(new Event(routeUpdate));
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  expect(postMessage).not.toHaveBeenCalled();
});

test("a site whose worker is retired registers none, nor does one in development", async () => {
  vi.useFakeTimers();
  const { register } = browser();
  vi.stubEnv("GATSBY_SERVICE_WORKER", "retired");
  startServiceWorker();
  vi.stubEnv("GATSBY_SERVICE_WORKER", "");
  vi.stubEnv("NODE_ENV", "development");
  startServiceWorker();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  vi.useRealTimers();
});
