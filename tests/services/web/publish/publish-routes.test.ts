import { join } from "node:path";
import { publishStatus, releaseList } from "@hjarta-lunga/contract/schemas/publish.ts";
import { expect, onTestFinished, test } from "vitest";
import { createPublishSite } from "../../../../services/web/src/publish/publish-site.ts";
import { createStateFile } from "../../../../services/web/src/publish/publish-state.ts";
import { createPublisher } from "../../../../services/web/src/publish/publisher.ts";
import { listReleases, showRelease } from "../../../../services/web/src/release/releases.ts";
import { buildApp } from "../../../../services/web/src/app.ts";
import { createLive } from "../../../../services/web/src/serve/live.ts";
import { createLog } from "../../../../services/web/src/serve/log.ts";
import { webServer } from "../app-fixture.ts";
import { htmlPage, siteFiles, writeSite } from "../site-fixture.ts";

const token = "0123456789abcdef0123";
const authorized = { authorization: `Bearer ${token}` };

/** The real chain: route, publisher, child process, release, swap. */
const publishingServer = async (command: string) => {
  const server = await webServer({ variables: { SITE_BUILD_COMMAND: command, PUBLISH_TOKEN: token } });
  const { env, store, live } = server;
  const publisher = await createPublisher({
    publish: createPublishSite(env, store, live.load),
    goBack: async ({ release, by }) => {
      await showRelease(store, release, by);
      await live.load();
    },
    state: createStateFile(env.publishStateFile),
    live: live.site,
    onError: () => undefined,
    debounceMs: 10,
  });
  onTestFinished(() => publisher.stop());
  const app = await buildApp({
    site: live.site,
    policy: env,
    upstreams: env,
    thirdParty: { list: [], fetch: () => Promise.reject(new Error("not expected")) },
    publishing: { publisher, releases: () => listReleases(store), token },
    trustedProxies: [],
    log: createLog("silent"),
  });
  onTestFinished(() => app.close());
  const status = async () => publishStatus.parse((await app.inject({ url: "/__publish", headers: authorized })).json());
  return { ...server, app, status };
};

test("what an editor publishes is on the site", async () => {
  const { app, env, release, status } = await publishingServer("true");
  const first = await release();
  await writeSite(env.siteRoot, { ...siteFiles, "nytt/index.html": htmlPage("Nytt") });
  const asked = await app.inject({ method: "POST", url: "/__publish", headers: authorized });
  expect(asked.statusCode).toBe(202);
  expect(publishStatus.parse(asked.json())).toMatchObject({ state: "queued", release: first.release });
  await expect.poll(async () => (await status()).state).toBe("live");
  expect((await status()).release).not.toBe(first.release);
  expect((await app.inject("/nytt/")).statusCode).toBe(200);
});

test("a build that fails, or must not go live, leaves the site and says why", async () => {
  const { app, env, release, status } = await publishingServer(
    "test -f fine || { echo 'SITE-BUILD-ERROR: Innehållstjänsten svarar inte.'; exit 1; }",
  );
  const first = await release();
  await app.inject({ method: "POST", url: "/__publish", headers: authorized });
  await expect.poll(async () => (await status()).state).toBe("failed");
  expect(await status()).toMatchObject({ reason: "Innehållstjänsten svarar inte.", release: first.release });

  await writeSite(env.siteRoot, { ...siteFiles, "om-oss/index.html": htmlPage("x", "<script>steal()</script>") });
  const { writeFile } = await import("node:fs/promises");
  await writeFile(join(env.siteRoot, "fine"), "");
  await app.inject({
    method: "POST",
    url: "/__publish",
    headers: { ...authorized, "content-type": "application/json" },
  });
  await expect.poll(async () => (await status()).reason).toMatch(/om-oss\/index\.html innehåller ett skript/);
  expect((await status()).release).toBe(first.release);
  expect((await app.inject("/om-oss/")).payload).toBe(siteFiles["om-oss/index.html"]);
});

test.each([undefined, "", "Bearer", "Bearer ", `Bearer ${token}x`, `bearer ${token}`, token, "Basic eA=="])(
  "with the authorization %s there is nothing to see and nothing is built",
  async (authorization) => {
    const { app, status } = await publishingServer("false");
    for (const url of ["/__publish", "/__publish/releases"]) {
      for (const method of ["GET", "POST"] as const) {
        const headers = authorization === undefined ? {} : { authorization };
        expect((await app.inject({ method, url, headers })).statusCode).toBe(404);
      }
    }
    expect((await status()).state).toBe("idle");
  },
);

const pressed = { what: "Sidan ”Nytt” ändrades", by: "Anna" };

test("who changed what is kept with the release, and one press goes back to an earlier one until somebody publishes", async () => {
  const { app, env, live, release, status, store } = await publishingServer("true");
  const url = "/__publish/releases";
  const first = await release();
  await writeSite(env.siteRoot, { ...siteFiles, "nytt/index.html": htmlPage("Nytt") });
  const publish = async () => {
    await app.inject({ method: "POST", url: "/__publish", headers: authorized, payload: { changes: [pressed] } });
    await expect.poll(async () => (await status()).state).toBe("live");
  };
  await publish();
  const list = async () => releaseList.parse((await app.inject({ url, headers: authorized })).json()).releases;
  expect(await list()).toMatchObject([
    { isLive: true, changes: [pressed] },
    { isLive: false, release: first.release, changes: [] },
  ]);

  const payload = { release: first.release, by: "Bo" };
  const back = await app.inject({ method: "POST", url, headers: authorized, payload });
  const [, madeAt] = (await list()).map((each) => each.madeAt);
  expect(publishStatus.parse(back.json())).toMatchObject({ release: first.release, wentBack: { madeAt, by: "Bo" } });
  expect((await app.inject("/nytt/")).statusCode).toBe(404);
  expect((await list()).map(({ isLive }) => isLive)).toEqual([false, true]);

  const afterRestart = createLive(store, env, createLog("silent"));
  await afterRestart.load();
  expect(afterRestart.site()).toMatchObject({ release: first.release, wentBack: { madeAt, by: "Bo" } });

  await publish();
  expect((await app.inject("/nytt/")).statusCode).toBe(200);
  expect(await status()).not.toHaveProperty("wentBack");
  expect(live.site()?.release).not.toBe(first.release);
});

test.each([
  [{ release: "20260101T120000000-aaaaaa" }, 404],
  [{ release: "../../etc" }, 400],
  [{}, 400],
])("going back to %j is refused, and what is live stays", async (payload, code) => {
  const { app, live, release } = await publishingServer("true");
  const first = await release();
  const answer = await app.inject({ method: "POST", url: "/__publish/releases", headers: authorized, payload });
  expect(answer.statusCode).toBe(code);
  expect(live.site()?.release).toBe(first.release);
});
