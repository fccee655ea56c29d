import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routeUpdate } from "#src/lib/route-update.ts";
import { onClientEntry, onRouteUpdate } from "#src/shell/browser-events.ts";
import { beforeHydrationScript } from "#src/shell/before-hydration-script.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

let service: LocalServer;
beforeEach(async () => {
  service = await serveLocally((_, response) => response.writeHead(200).end("{}"));
  vi.stubEnv("GATSBY_ERROR_REPORTING_DSN", `${service.url.replace("://", "://0123456789abcdef0123456789abcdef@")}/1`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

const startClient = () => {
  void onClientEntry();
};

test("the visit is not interrupted by the browser's question to install", () => {
  startClient();
  const question = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
});

test("who follows the visit hears of each URL that is shown", () => {
  const heard = vi.fn();
  window.addEventListener(routeUpdate, heard);
  onRouteUpdate();
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener(routeUpdate, heard);
});

test("crashes and rejections from before the page rests reach the error reports, each once", async () => {
  vi.resetModules();
  (0, eval)(beforeHydrationScript);
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("crash before the script came") }));
  const fresh = await import("#src/shell/browser-events.ts");
  await fresh.onClientEntry();
  fresh.onInitialClientRender();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("crash at start"), message: "crash at start" }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("nobody caught this") }));
  await vi.waitFor(() => expect(service.asked).toHaveLength(3));
  const told = service.asked.map(({ body }) => body).join();
  expect(told).toContain("crash before the script came");
  expect(told).toContain("crash at start");
  expect(told).toContain("nobody caught this");
});
