import { vi } from "vitest";

/** How long a busy machine takes is not judged. Vitest gives up after a second. */
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  return waitFor(callback, { timeout: 30_000, ...given });
};
