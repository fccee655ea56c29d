import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import { step } from "../../lib/progress.ts";
import { startPage } from "../lib/limits.ts";
import { median } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const warmUpSeconds = 2;
const seconds = 5;
const rounds = 3;
const connections = 50;
const bareRoute = fileURLToPath(new URL("../bare-route.ts", import.meta.url));

const load = async (url: string, duration: number): Promise<{ rate: number; failed: number }> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration,
    connections,
    headers: { "accept-encoding": "br" },
  });
  return { rate: requests.average, failed: non2xx + errors };
};

/** Turn by turn, so that what else the machine does falls on both. */
const compare = async (urls: [string, string]) => {
  for (const url of urls) await load(url, warmUpSeconds);
  const rates: [number[], number[]] = [[], []];
  let failed = 0;
  for (let round = 0; round < rounds; round++) {
    for (const which of [0, 1] as const) {
      const result = await load(urls[which], seconds);
      rates[which].push(result.rate);
      if (which === 0) failed += result.failed;
    }
  }
  return { ours: median(rates[0]), bare: median(rates[1]), failed };
};

export const web: Part = {
  name: "web",
  about: "requests a second of the web server, told only",
  run: async (context) => {
    const url = `${(await context.stack()).siteUrl}${startPage}`;
    const html = Buffer.from(await (await fetch(url)).arrayBuffer());
    const bodyFile = join(context.folder, "start-page.br");
    writeFileSync(bodyFile, brotliCompressSync(html));
    const bare = fork(bareRoute, [bodyFile], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    try {
      const [port] = (await once(bare, "message")) as [number];
      const bareUrl = `http://127.0.0.1:${port}/`;
      const { ours, bare: baseline, failed } = await step("Web server under load", () => compare([url, bareUrl]));
      return [
        {
          what: "Web server, start page as brotli",
          unit: "requests/s",
          measured: ours,
          baseline,
          notes: [`${connections} connections, load from the same machine; failed requests: ${failed}`],
        },
      ];
    } finally {
      bare.kill();
    }
  },
};
