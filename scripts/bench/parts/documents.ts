import { join } from "node:path";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import autocannon from "autocannon";
import type { Result } from "autocannon";
import { openWorld } from "../../kill-test/world.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { median, takeTurns } from "../lib/numbers.ts";
import { giftRequest, giveGifts } from "../lib/orders.ts";
import { withProcess } from "../lib/own-process.ts";
import type { BenchContext } from "../lib/part.ts";

const downloadsAtOnce = 20;
const rounds = 3;
const duration = 20;
const orders = { connections: 8, overallRate: 100 };

const marks = [1_000, 5_000, 10_000];

const ordersBeside = async (folder: string): Promise<Figure[]> => {
  await using api = await openWorld(folder);
  const references = await giveGifts(api, downloadsAtOnce);
  const receipts = references.map((reference) => ({ path: receiptHref(reference) }));
  const url = api.apiUrl;
  const order = async () => {
    const seen = await autocannon({ url: url + regularGiftCall.path, duration, ...orders, requests: [giftRequest] });
    if (seen.non2xx + seen.errors > 0) throw new Failure(`${seen.non2xx + seen.errors} gift orders failed.`);
    return seen;
  };
  const downloads: Result[] = [];
  const { alone, beside } = await takeTurns(rounds, {
    alone: order,
    beside: async () => {
      const download = autocannon({ url, duration, connections: downloadsAtOnce, requests: receipts });
      const [seen, downloaded] = await Promise.all([order(), download]);
      downloads.push(downloaded);
      return seen;
    },
  });
  const slow = (seen: Result[]) => median(seen.map(({ latency }) => latency.p97_5));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return [
    {
      what: `Gift orders beside ${downloadsAtOnce} documents at once, 97.5 of a hundred`,
      unit: "ms",
      measured: slow(beside),
      baseline: slow(alone),
      bar: { timesBaseline: 1.5 },
      notes: [
        `${sum(downloads.map((each) => each["2xx"]))} documents, ${sum(downloads.map(({ non2xx }) => non2xx))} refused`,
      ],
    },
  ];
};

type Mark = { documents: number; megabytes: number };

const memoryOfMany = (): Promise<Figure[]> =>
  withProcess(new URL("../many-documents.ts", import.meta.url), marks.map(String), (told: Mark[]) => [
    {
      what: `Memory of a process after ${marks.at(-1)} documents, beside ${marks.at(0)}`,
      unit: "MB",
      measured: told.at(-1)?.megabytes ?? Number.NaN,
      baseline: told.at(0)?.megabytes ?? Number.NaN,
      bar: { timesBaseline: 1.2 },
      notes: told.map(({ documents, megabytes }) => `${megabytes.toFixed(0)} MB after ${documents}`),
    },
  ]);

export const documents = async ({ folder }: BenchContext): Promise<Figure[]> => [
  ...(await step("Gift orders beside documents", () => ordersBeside(join(folder, "documents")))),
  ...(await step("Memory over many documents", memoryOfMany)),
];
