import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { createPublisher } from "../../../../services/web/src/publish/publisher.ts";
import type { Job, Outcome, PublisherDeps } from "../../../../services/web/src/publish/publisher.ts";
import type { PublishState } from "../../../../services/web/src/publish/publish-state.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T14:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const liveAt = "2026-11-21T14:02:00.000Z";
const wentLive: Outcome = { ok: true, release: "r1", liveSince: liveAt };

/** Builds that end when the test says so, and a state that outlives the publisher as a file would. */
const workshop = () => {
  const builds: ((outcome: Outcome) => void)[] = [];
  const jobs: Job[] = [];
  const shown: string[] = [];
  const disk: { state?: PublishState } = {};
  const deps: PublisherDeps = {
    debounceMs: 2_000,
    publish: (signal, job) =>
      new Promise((done) => {
        jobs.push(job);
        builds.push(done);
        signal.addEventListener("abort", () => done({ ok: false, reason: "avbrutet" }));
      }),
    goBack: ({ release }) => {
      shown.push(release);
      return Promise.resolve();
    },
    state: {
      read: () => Promise.resolve(disk.state),
      write: (state) => {
        disk.state = state;
        return Promise.resolve();
      },
    },
    live: () => undefined,
    onError: () => undefined,
  };
  const finish = async (outcome: Outcome) => {
    builds.at(-1)?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { builds, jobs, shown, disk, deps, finish, start: () => createPublisher(deps) };
};

test("an editor sees queued, building, and live with the time", async () => {
  const { builds, finish, start } = workshop();
  const publisher = await start();
  expect(publisher.status().state).toBe("idle");
  expect((await publisher.request()).state).toBe("queued");
  await vi.advanceTimersByTimeAsync(1_999);
  expect(builds).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(publisher.status()).toMatchObject({ state: "building", since: "2026-11-21T14:00:02.000Z" });
  await finish(wentLive);
  expect(publisher.status()).toMatchObject({ state: "live", liveSince: liveAt, release: "r1" });
});

test("when a publish was last taken up is known also after a restart", async () => {
  const { finish, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await finish(wentLive);
  expect((await start()).status().askedAt).toBe("2026-11-21T14:00:00.000Z");
});

test("many publishes at once become one build, and none waits longer than ten seconds", async () => {
  const { builds, start } = workshop();
  const publisher = await start();
  for (let count = 0; count < 9; count++) {
    await publisher.request();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(builds).toHaveLength(0);
  await publisher.request();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(builds).toHaveLength(1);
});

test("publishes during a build are built once more after it, one at a time", async () => {
  const { builds, finish, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await publisher.request();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(builds).toHaveLength(1);
  expect(publisher.status().state).toBe("building");
  await finish(wentLive);
  expect(publisher.status()).toMatchObject({ state: "queued", liveSince: liveAt });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds).toHaveLength(2);
  await finish(wentLive);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(builds).toHaveLength(2);
  expect(publisher.status().state).toBe("live");
});

test("a failed build says why until the next publish, and what is live stays so", async () => {
  const { finish, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await finish(wentLive);
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await finish({ ok: false, reason: "Innehållstjänsten svarar inte." });
  expect(publisher.status()).toMatchObject({
    state: "failed",
    reason: "Innehållstjänsten svarar inte.",
    liveSince: liveAt,
    release: "r1",
  });
  expect(await publisher.request()).not.toHaveProperty("reason");
});

test("a build that breaks in a way nobody thought of still gives editors a line", async () => {
  const { deps } = workshop();
  const publisher = await createPublisher({ ...deps, publish: () => Promise.reject(new Error("ENOSPC")) });
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(publisher.status().reason).toMatch(/^Något gick fel/);
});

test("a publish that was queued when the server died is built after the start", async () => {
  const { builds, start } = workshop();
  await (await start()).request();
  const after = await start();
  expect(after.status().state).toBe("queued");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds.length).toBeGreaterThan(0);
  expect(after.status().state).toBe("building");
});

test("a build that was running when the server was killed is built again", async () => {
  const { builds, start } = workshop();
  const first = await start();
  await first.request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds).toHaveLength(1);
  const after = await start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds).toHaveLength(2);
  expect(after.status().state).toBe("building");
});

test("shutting down ends the build and keeps the publish for the next start", async () => {
  const { disk, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await publisher.stop();
  expect(disk.state).toMatchObject({ state: "queued", pending: true });
});

const away: Outcome = { ok: false, reason: "Innehållstjänsten svarar inte.", isAway: true };

const full: Outcome = { ok: false, reason: "Disken är full.", isFull: true };

/** A first build that failed, most often because the content service was away. */
const failedAway = async (outcome = away) => {
  const shop = workshop();
  const publisher = await shop.start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await shop.finish(outcome);
  return { ...shop, publisher };
};

test.each([
  ["the content service was away", away],
  ["the disk was full", full],
])("a build that failed because %s is tried again, later and later, until it goes live", async (_, outcome) => {
  const { builds, finish, publisher } = await failedAway(outcome);
  for (const [tries, waitMs] of [10_000, 30_000, 60_000, 120_000, 120_000].entries()) {
    const retryAt = new Date(Date.now() + waitMs).toISOString();
    expect(publisher.status()).toMatchObject({ state: "failed", reason: outcome.reason, retryAt });
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(builds).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(builds).toHaveLength(tries + 2);
    expect(publisher.status().state).toBe("building");
    await finish(outcome);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  await finish(wentLive);
  expect(publisher.status()).toMatchObject({ state: "live", liveSince: liveAt });
  expect(publisher.status()).not.toHaveProperty("retryAt");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(7);
});

test("a build that failed by a fault of the content's own is not tried again by itself", async () => {
  const { builds, finish, publisher } = await failedAway();
  await vi.advanceTimersByTimeAsync(10_000);
  await finish({ ok: false, reason: "Sidan /x/ är trasig.", isAway: false });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(2);
  expect(publisher.status()).not.toHaveProperty("retryAt");
});

test("a build that was killed is tried again three times, and then waits for somebody, who is told so", async () => {
  const { builds, finish, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  const killed: Outcome = { ok: false, reason: "Bygget avbröts, och görs om strax.", wasKilled: true };
  for (const waits of [10_000, 30_000, 60_000]) {
    await finish(killed);
    expect(publisher.status()).toMatchObject({ state: "failed", reason: killed.reason });
    await vi.advanceTimersByTimeAsync(waits);
  }
  expect(builds).toHaveLength(4);
  await finish(killed);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(4);
  expect(publisher.status()).toMatchObject({ reason: expect.stringMatching(/^Bygget avbröts flera gånger/) as string });
  expect(publisher.status()).not.toHaveProperty("retryAt");
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds).toHaveLength(5);
});

test("a publish while a new try is waited for is built at once, and then nothing more", async () => {
  const { builds, finish, publisher } = await failedAway();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await publisher.request()).not.toHaveProperty("retryAt");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(builds).toHaveLength(2);
  await finish(wentLive);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(2);
});

test("a new try that was waited for when the server stopped is made after the start", async () => {
  const { builds, publisher, start } = await failedAway();
  await publisher.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await start();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(builds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(builds).toHaveLength(2);
});

const anna = { what: "Sidan ”Kontakt” ändrades", by: "Anna" };
const bo = { what: "Texten ”shell.skip” ändrades", by: "Bo" };

test("editors see for whom it builds, and what a failed build could not bring goes with the next", async () => {
  const { jobs, finish, start } = workshop();
  const publisher = await start();
  await publisher.request([anna]);
  await publisher.request([anna]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs[0]?.changes).toEqual([anna]);
  jobs[0]?.onStep({ step: "drawing", pages: 3 });
  await publisher.request([bo]);
  expect(publisher.status()).toMatchObject({ building: { step: "drawing", pages: 3 }, changes: [anna, bo] });
  await finish({ ok: false, reason: "Sidan är trasig.", page: "/x/" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs[1]?.changes).toEqual([anna, bo]);
  expect(publisher.status()).not.toHaveProperty("building");
  await finish(wentLive);
  expect(publisher.status()).toMatchObject({ state: "live", changes: [] });
});

test("a build that fails names the page to mend, until the next publish", async () => {
  const { finish, start } = workshop();
  const publisher = await start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await finish({ ok: false, reason: "Sidan är trasig.", page: "/x/" });
  expect(publisher.status()).toMatchObject({ state: "failed", page: "/x/" });
  expect(await publisher.request()).not.toHaveProperty("page");
});

test("changes that wait when the server dies are told of after the start", async () => {
  const { jobs, start } = workshop();
  await (await start()).request([anna]);
  await vi.advanceTimersByTimeAsync(2_000);
  const after = await start();
  expect(after.status().changes).toEqual([anna]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs.at(-1)?.changes).toEqual([anna]);
});

test("going back wins over the build that runs, until somebody publishes", async () => {
  const { builds, jobs, shown, finish, start } = workshop();
  const publisher = await start();
  await publisher.request([anna]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs[0]?.mayGoLive()).toBe(true);
  await publisher.goBack({ release: "r0" });
  expect(shown).toEqual(["r0"]);
  expect(jobs[0]?.mayGoLive()).toBe(false);
  await finish({ ok: true, isHeld: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(1);
  expect(publisher.status().state).toBe("live");
  await publisher.request([bo]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs[1]?.mayGoLive()).toBe(true);
});

test.each(["queued", "failed"])("going back takes the place of what is %s", async (state) => {
  const { builds, jobs, finish, start } = workshop();
  const publisher = await start();
  await publisher.request([anna]);
  if (state === "failed") {
    await vi.advanceTimersByTimeAsync(2_000);
    await finish(away);
  }
  expect(publisher.status().state).toBe(state);
  expect(await publisher.goBack({ release: "r0" })).toMatchObject({ state: "live" });
  const { length } = builds;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(builds).toHaveLength(length);
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(jobs.at(-1)?.changes).toEqual([anna]);
});

test.each(["killed", "stopped"])(
  "a server that is %s after somebody went back builds nothing by itself",
  async (how) => {
    const { builds, start } = workshop();
    const publisher = await start();
    await publisher.request([anna]);
    await vi.advanceTimersByTimeAsync(2_000);
    await publisher.goBack({ release: "r0" });
    if (how === "stopped") await publisher.stop();
    const after = await start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(builds).toHaveLength(1);
    expect(after.status()).toMatchObject({ state: "live", changes: [anna] });
  },
);

test("a state that the disk has no room for is still told", async () => {
  const { deps } = workshop();
  const full = () => Promise.reject(new Error("ENOSPC"));
  const publisher = await createPublisher({ ...deps, state: { ...deps.state, write: full } });
  expect((await publisher.request()).state).toBe("queued");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(publisher.status().state).toBe("building");
});
