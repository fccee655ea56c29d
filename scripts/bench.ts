import { setTimeout as delay } from "node:timers/promises";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresUrl } from "./lib/postgres.ts";
import { openStack, type Stack } from "./lib/stack/stack.ts";
import type { MeasuredStack, Part } from "./bench/lib/part.ts";
import { build } from "./bench/parts/build.ts";
import { draws } from "./bench/parts/draws.ts";
import { documents } from "./bench/parts/documents.ts";
import { gift } from "./bench/parts/gift.ts";
import { lighthouse } from "./bench/parts/lighthouse.ts";
import { moneyIn } from "./bench/parts/money-in.ts";
import { memory } from "./bench/parts/memory.ts";
import { orders } from "./bench/parts/orders.ts";
import { myPages } from "./bench/parts/my-pages.ts";
import { page } from "./bench/parts/page.ts";
import { preview } from "./bench/parts/preview.ts";
import { publish } from "./bench/parts/publish.ts";
import { research } from "./bench/parts/research.ts";
import { search } from "./bench/parts/search.ts";
import { runParts } from "./bench/lib/run-parts.ts";
import { buildBareSite } from "./bench/lib/bare-site.ts";
import { provideBrowser } from "./lib/browser.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { newLogFile } from "./lib/log-file.ts";
import { step } from "./lib/progress.ts";
import { readPorts, readSettings } from "./lib/settings.ts";
import { supervise } from "./lib/stack/supervise.ts";

const once = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
};

/** After the start things are still being put away. */
const settleMs = 3_000;

const startMeasured = async (stack: Stack): Promise<MeasuredStack> => {
  const environments = await stack.start("built");
  await delay(settleMs);
  const { settings, secrets } = stack.context;
  return {
    siteUrl: `http://localhost:${settings.ports.web}`,
    apiUrl: `http://localhost:${settings.ports.api}`,
    databaseUrl: (name) => postgresUrl({ password: secrets.POSTGRES_PASSWORD, port: settings.ports.postgres }, name),
    standinsUrl: `http://localhost:${settings.ports.standins}`,
    contentUrl: `http://localhost:${settings.ports.content}`,
    contentReadToken: secrets.CONTENT_READ_TOKEN,
    publishToken: secrets.PUBLISH_TOKEN,
    administrator: { email: secrets.CONTENT_ADMIN_EMAIL, password: secrets.CONTENT_ADMIN_PASSWORD },
    webEnvironment: environments.web,
    processes: stack.parts.map(({ name, pid }) => ({ name, pid })),
  };
};

/** What needs rest is measured before what stirs. */
const parts: Record<string, Part> = {
  memory: { about: "memory of the whole stack at rest, before and after it was busy", measure: memory },
  page: { about: "HTML of the start page, and JavaScript of five pages before the browser rests", measure: page },
  lighthouse: { about: "Lighthouse, mobile, median of 5", measure: lighthouse },
  gift: {
    about: "from a press to the gift, and to its next step, four times slower and with 1.6 Mbit/s",
    measure: gift,
  },
  research: { about: "the answer to a letter in the research list", measure: research },
  search: { about: "answers of the search provider's stand-in among 10,000 records", measure: search },
  orders: {
    about: "gift orders a second, beside a bare route with one insert on the same PostgreSQL",
    measure: orders,
  },
  draws: {
    about:
      "100,000 mandates drawn into a file, beside a bare insert and write of as many rows, and the memory that it holds",
    measure: draws,
  },
  money: {
    about: "100,000 items of a camt file read and booked, beside a bare parse and insert, and the memory that it holds",
    measure: moneyIn,
  },
  "my-pages": {
    about: "what my pages fetch for a giver of ten years and 400 gifts, beside its bare queries",
    measure: myPages,
  },
  documents: { about: "gift orders beside documents, and memory over ten thousand of them", measure: documents },
  preview: {
    about:
      "previews of a memorial sheet and a greeting card, and pictures of it, beside the bare compiler and rasteriser",
    measure: preview,
  },
  publish: {
    about: "from an editor's press to what a visitor sees, also the first press and one of 2,000 pages",
    measure: publish,
  },
  build: { about: "cold build of 10000 content pages", measure: build },
};

/** Away from a developer's site, and from the one of `npm test`. */
const defaultPortBase = 8800;

/** On a fresh stack, all figures or those of the named parts: `npm run bench -- page lighthouse`. */
await runMain(async () => {
  const named = process.argv.slice(2);
  if (!named.every((name) => Object.hasOwn(parts, name)))
    throw new Failure(
      `The parts are:\n${Object.entries(parts)
        .map(([name, { about }]) => `  ${name.padEnd(12)}${about}`)
        .join("\n")}`,
    );
  const chosen = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));
  const browser = await provideBrowser();
  const { dataDir } = readSettings(process.env);
  const ports = readPorts(process.env, "BENCH_PORT_BASE", defaultPortBase);
  const logFile = (name: string) => newLogFile(dataDir, name);
  using temporary = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-bench-"));
  const folder = temporary.path;
  // Another site's URL would mislead the build.
  delete process.env.SITE_URL;
  const stack = await openStack({ dataDir: join(folder, "data"), ports });
  await supervise(stack, () =>
    runParts(chosen, join(dataDir, "log", "bench.json"), {
      browser,
      folder,
      logFile,
      stack: once(() => startMeasured(stack)),
      bareSite: once(() =>
        step("Bare site, build", () =>
          buildBareSite({ folder: join(folder, "bare"), pages: 0, logFile: logFile("bench-bare-build") }),
        ),
      ),
    }),
  );
});
