import { expect, test, vi } from "vitest";
import { onClientEntry } from "#src/shell/browser-events.ts";
import { serveLocally } from "../local-server.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

test("what goes wrong on a page that is never hydrated reaches the error reports too", async () => {
  const service = await serveLocally((_, response) => response.writeHead(200).end("{}"));
  vi.stubEnv("GATSBY_ERROR_REPORTING_DSN", `${service.url.replace("://", "://0123456789abcdef0123456789abcdef@")}/1`);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  void onClientEntry();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("never hydrated"), message: "never hydrated" }));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const told = () => service.asked.map(({ body }) => body).join();
  await vi.waitFor(() => expect(told()).toContain("never hydrated"));
  vi.unstubAllEnvs();
  await service.close();
});
