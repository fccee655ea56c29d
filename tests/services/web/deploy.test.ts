import http from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { webServer } from "./app-fixture.ts";
import { hashedScript, htmlPage, siteFiles } from "./site-fixture.ts";

/** Keeps asking on connections of its own until told to stop; every answer is counted. */
const visitors = (port: number, paths: string[], width: number) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  const counts = { asked: 0, failed: [] as string[], titles: new Set<string>() };
  let stopped = false;
  const ask = (path: string) =>
    new Promise<void>((done) => {
      counts.asked += 1;
      const fail = (why: string) => {
        counts.failed.push(`${path}: ${why}`);
        done();
      };
      http
        .get({ port, host: "127.0.0.1", path, agent }, (response) => {
          text(response).then(
            (body) => {
              const whole = Number(response.headers["content-length"]) === Buffer.byteLength(body);
              const title = /<title>(.*?)<\/title>/.exec(body)?.[1];
              if (path === "/" && title !== undefined) counts.titles.add(title);
              if (response.statusCode !== 200) fail(`status ${response.statusCode ?? 0}`);
              else if (!whole) fail("cut short");
              else done();
            },
            () => fail("broken off"),
          );
        })
        .on("error", (error) => fail(error.message));
    });
  const visitor = async () => {
    for (let turn = 0; !stopped; turn++) await ask(paths[turn % paths.length] ?? "/");
  };
  const all = Promise.all(Array.from({ length: width }, visitor));
  return async () => {
    stopped = true;
    await all;
    agent.destroy();
    return counts;
  };
};

test("releases made while visitors read at full speed lose no request, and old scripts stay", async () => {
  const { port, release } = await webServer();
  const files = Object.fromEntries(Object.entries(siteFiles).filter(([path]) => `/${path}` !== hashedScript));
  const withScript = (round: number) => `app-${String(round).padStart(20, "0")}.js`;
  await release(siteFiles);
  const stop = visitors(port, ["/", "/om-oss/", hashedScript, "/page-data/index/page-data.json", "/stor.bin"], 8);
  const rounds = 4;
  for (let round = 1; round <= rounds; round++) {
    await release({ ...files, "index.html": htmlPage(`Start ${round}`), [withScript(round)]: `round(${round})` });
  }
  const { asked, failed, titles } = await stop();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(500);
  expect(titles).toContain("Start");
  expect(titles.size).toBeGreaterThan(2);
});

test("the scripts of every release within a week answer after later ones", async () => {
  const { ask, release } = await webServer();
  await release();
  const files = Object.fromEntries(Object.entries(siteFiles).filter(([path]) => `/${path}` !== hashedScript));
  for (let round = 0; round < 7; round++) await release({ ...files, "index.html": htmlPage(`Start ${round}`) });
  expect((await ask(hashedScript)).status).toBe(200);
  expect((await ask("/")).body).toContain("Start 6");
});
