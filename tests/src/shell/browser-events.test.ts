import type { BrowserPluginArgs, PluginOptions } from "gatsby";
import { expect, test, vi } from "vitest";
import { onClientEntry } from "#src/shell/browser-events.ts";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

test("the visit is not interrupted by the browser's question to install", () => {
  onClientEntry?.({} as BrowserPluginArgs, {} as PluginOptions);
  const question = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
});
