import { fork } from "node:child_process";
import { on } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { giftRequest, giveGifts } from "../lib/gifts.ts";
import { percentile } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { withWorld } from "../lib/world.ts";

const downloadsAtOnce = 20;
const paidGifts = 20;
/** Turn by turn, so that what else the machine does falls on both: a minute of each in all. */
const rounds = 3;
const seconds = 20;
const connections = 8;
const ordersASecond = 100;
const timesAlone = 1.5;

const marks = [1_000, 5_000, 10_000];
const timesFirstMark = 1.2;
const manyDocuments = fileURLToPath(new URL("../many-documents.ts", import.meta.url));

const orderTimes = (apiUrl: string): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const times: number[] = [];
    const options = {
      url: `${apiUrl}${regularGiftCall.path}`,
      duration: seconds,
      connections,
      overallRate: ordersASecond,
      requests: [giftRequest],
    };
    const load = autocannon(options, (error: Error | null, { non2xx, errors }) => {
      if (error) reject(error);
      else if (non2xx + errors > 0) reject(new Failure(`${non2xx + errors} gift orders failed.`));
      else resolve(times);
    });
    load.on("response", (_client, _status, _bytes, time) => times.push(time));
  });

/** So many downloads at once, until they are told to stop. Answers with the status of each. */
const download = (apiUrl: string, references: string[]) => {
  const told: number[] = [];
  let stopped = false;
  const visitor = async (_: unknown, index: number) => {
    const url = apiUrl + receiptHref(references[index % references.length] ?? "");
    while (!stopped) {
      const response = await fetch(url);
      await response.arrayBuffer();
      told.push(response.status);
      // Who is told that it is not possible now does not come again at once.
      if (!response.ok) await delay(1_000);
    }
  };
  const visitors = Promise.all(Array.from({ length: downloadsAtOnce }, visitor));
  return async () => {
    stopped = true;
    await visitors;
    return told;
  };
};

const ordersBeside = (folder: string): Promise<Figure[]> =>
  withWorld(folder, async (world) => {
    const references = await giveGifts(world, paidGifts);
    const [alone, beside, told]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await orderTimes(world.apiUrl)));
      const stop = download(world.apiUrl, references);
      beside.push(...(await orderTimes(world.apiUrl)));
      told.push(...(await stop()));
    }
    const made = told.filter((status) => status === 200);
    const others = Map.groupBy(
      told.filter((status) => status !== 200),
      (status) => status,
    );
    const otherAnswers = [...others].map(([status, { length }]) => `${length} x ${status}`).join(", ");
    return [
      {
        what: `Gift orders beside ${downloadsAtOnce} documents at once, 95 of a hundred`,
        unit: "ms",
        measured: percentile(beside, 95),
        baseline: percentile(alone, 95),
        bar: { timesBaseline: timesAlone },
        notes: [
          `${beside.length} orders beside ${made.length} documents, ${alone.length} alone`,
          `other answers to downloads: ${otherAnswers || "none"}`,
        ],
      },
    ];
  });

const memoryOfMany = async (): Promise<Figure[]> => {
  const child = fork(manyDocuments, marks.map(String), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const told: { documents: number; megabytes: number }[] = [];
  for await (const [message] of on(child, "message", { close: ["exit"] })) told.push(message as (typeof told)[number]);
  const [first, last] = [told.at(0)?.megabytes ?? Number.NaN, told.at(-1)?.megabytes ?? Number.NaN];
  return [
    {
      what: `Memory of a process after ${marks.at(-1)} documents, beside ${marks.at(0)}`,
      unit: "MB",
      measured: last,
      baseline: first,
      bar: { timesBaseline: timesFirstMark },
      notes: told.map(({ documents, megabytes }) => `${megabytes.toFixed(0)} MB after ${documents}`),
    },
  ];
};

export const documents: Part = {
  name: "documents",
  about: "gift orders beside documents, and memory over ten thousand of them",
  run: async ({ folder }) => [
    ...(await step("Gift orders beside documents", () => ordersBeside(join(folder, "documents")))),
    ...(await step("Memory over many documents", memoryOfMany)),
  ],
};
