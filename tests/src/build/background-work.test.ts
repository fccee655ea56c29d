import { expect, test } from "vitest";
import { allDone, inBackground } from "#src/build/after-build.ts";

test("the end of a build waits for what was begun on the way, and the next build for its own alone", async () => {
  const steps: string[] = [];
  const drawing = Promise.withResolvers<undefined>();
  inBackground(drawing.promise.then(() => steps.push("drawn")));
  const end = allDone().then(() => steps.push("end"));
  steps.push("compiled");
  drawing.resolve(undefined);
  await end;
  expect(steps).toEqual(["compiled", "drawn", "end"]);
  await allDone();
});

test("what fails on the way stops a build at its end, not in between", async () => {
  inBackground(Promise.reject(new Error("no room left")));
  await new Promise(setImmediate);
  await expect(allDone()).rejects.toThrow("no room left");
});
