import { expect, test, vi } from "vitest";
import { BuildError } from "#src/lib/build-error.ts";
import { AwayError, sayingWhatFailed } from "#src/build/say-to-editors.ts";

function failWith(error: Error) {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const failed = sayingWhatFailed(() => Promise.reject(error));
  return { failed, log };
}

test("a fault that an editor can act on is said in its own words, and stops the build", async () => {
  const fault = new BuildError("Bilden ”fagel” finns inte bland illustrationerna.");
  const { failed, log } = failWith(fault);
  await expect(failed).rejects.toBe(fault);
  expect(log.mock.calls).toEqual([["SITE-BUILD-ERROR: Bilden ”fagel” finns inte bland illustrationerna."]]);
});

test("what only failed because somebody was away is marked so: it is worth another try", async () => {
  const { failed, log } = failWith(new AwayError("Innehållstjänsten svarar inte."));
  await expect(failed).rejects.toThrow();
  expect(log.mock.calls).toEqual([["SITE-BUILD-AWAY: Innehållstjänsten svarar inte."]]);
});

test("words on several lines are one line, which is all that editors are shown", async () => {
  const { failed, log } = failWith(new BuildError("Innehållet har fel form: ett\n  → at site.name\nannat\r\n  → at x"));
  await expect(failed).rejects.toThrow();
  expect(log.mock.calls).toEqual([["SITE-BUILD-ERROR: Innehållet har fel form: ett → at site.name annat → at x"]]);
});

test("any other fault tells editors nothing of its inside", async () => {
  const { failed, log } = failWith(new TypeError("x is undefined at /srv/secret.ts"));
  await expect(failed).rejects.toThrow("x is undefined");
  expect(log.mock.calls).toEqual([["SITE-BUILD-ERROR: Webbplatsen kunde inte byggas. Se byggloggen."]]);
});

test("work that goes well says nothing", async () => {
  const log = vi.spyOn(console, "log");
  expect(await sayingWhatFailed(() => Promise.resolve(17))).toBe(17);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
