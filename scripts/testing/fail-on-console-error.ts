import { afterEach, beforeEach, vi } from "vitest";
import type { MockInstance } from "vitest";

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
