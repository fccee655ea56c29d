import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { createPublisher } from "../../../../services/web/src/publish/publisher.ts";
import type { Outcome, PublisherDeps, PublishState } from "../../../../services/web/src/publish/publisher.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T14:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const liveAt = "2026-11-21T14:02:00.000Z";
const wentLive: Outcome = { ok: true, release: "r1", liveSince: liveAt };

/** Builds that end when the test says so, and a state that outlives the publisher as a file would. */
const workshop = () => {
  const builds: ((outcome: Outcome) => void)[] = [];
  const disk: { state?: PublishState } = {};
  const deps: PublisherDeps = {
    publish: (signal) =>
      new Promise((done) => {
        builds.push(done);
        signal.addEventListener("abort", () => done({ ok: false, reason: "avbrutet" }));
      }),
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
  return { builds, disk, deps, finish, start: () => createPublisher(deps) };
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

/** A first build that failed because the content service was away. */
const failedAway = async () => {
  const shop = workshop();
  const publisher = await shop.start();
  await publisher.request();
  await vi.advanceTimersByTimeAsync(2_000);
  await shop.finish(away);
  return { ...shop, publisher };
};

test("a build that failed because the content service was away is tried again, later and later, until it goes live", async () => {
  const { builds, finish, publisher } = await failedAway();
  for (const [tries, waitMs] of [10_000, 30_000, 60_000, 120_000, 120_000].entries()) {
    const retryAt = new Date(Date.now() + waitMs).toISOString();
    expect(publisher.status()).toMatchObject({ state: "failed", reason: away.reason, retryAt });
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(builds).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(builds).toHaveLength(tries + 2);
    expect(publisher.status().state).toBe("building");
    await finish(away);
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
