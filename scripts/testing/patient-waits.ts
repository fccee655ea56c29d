import { vi } from "vitest";

/** What a test waits for comes or does not: how long a machine at work takes is not judged. Vitest gives up after a second. */
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  return waitFor(callback, { timeout: 30_000, ...given });
};
