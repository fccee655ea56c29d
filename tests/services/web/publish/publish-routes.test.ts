import { join } from "node:path";
import { publishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { expect, onTestFinished, test } from "vitest";
import { createPublishSite } from "../../../../services/web/src/publish/publish-site.ts";
import { createPublisher, createStateFile } from "../../../../services/web/src/publish/publisher.ts";
import { buildApp } from "../../../../services/web/src/app.ts";
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
    publishing: { publisher, token },
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
    for (const method of ["GET", "POST"] as const) {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ method, url: "/__publish", headers })).statusCode).toBe(404);
    }
    expect((await status()).state).toBe("idle");
  },
);
