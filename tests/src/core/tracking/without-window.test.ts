// @vitest-environment node
import { expect, test } from "vitest";

/** The build draws pages where there is no window. */
test.each([
  () => import("#src/core/tracking/form-events.ts"),
  () => import("#src/core/tracking/purchase.ts"),
  () => import("#src/core/errors/failure.ts"),
  () => import("#src/shell/browser-events.ts"),
])("what pages import at once can be loaded by the build (%#)", async (load) => {
  expect(typeof window).toBe("undefined");
  await expect(load()).resolves.toBeDefined();
});
