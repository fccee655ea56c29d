import { afterEach, beforeEach, vi, afterAll, type MockInstance } from "vitest";

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** A test that expects one puts its own spy on top. */
afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.map((call) => call.join(" ")).join("\n")}`);
});

/** How long a busy machine takes is not judged. Vitest gives up after a second. */
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  return waitFor(callback, { timeout: 30_000, ...given });
};

const environment = { ...process.env };

/** The next test file may run in the same process. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
