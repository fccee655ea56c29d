import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { Refusal } from "../http/refusal.ts";
import { drawnText, isAllDrawn } from "./drawn-text.ts";
import { charactersOf, houseFonts, nameFonts } from "./fonts.ts";
import { openFairQueue } from "./fair-queue.ts";
import type { QueuedTask } from "./compiler-worker.ts";

type Template =
  | "receipt"
  | "membership-card"
  | "memorial-sheet"
  | "letters"
  | "memorial-card"
  | "greeting-card"
  | "greeting-artwork"
  | "greeting-envelope"
  | "mandate"
  | "mandate-form"
  | "yearly-receipt"
  | "my-data"
  | "gift-document"
  | "company-diploma"
  | "invoice"
  | "packing-list";
export type Task = {
  template: Template;
  /** Reaches the template as data: nothing in it is read as markup. */
  data: Record<string, unknown>;
  /** Drawings that are no files of the house, by the paths that the data names. */
  files?: { path: string; content: Uint8Array }[];
  /** How wide its picture is for a screen, in pixels: 1200 if nothing is said. */
  pictureWidth?: number;
  /** What the document says of its making. The same order gives the same bytes. */
  madeAt: Date;
};

/** One processor is left to those who give. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
const mostWaiting = 50;
/** Who writes sees the last one meanwhile, and soon asks again: a long queue would draw what nobody looks at any more. */
const mostPreviewsWaiting = 6;
/** Who writes waits for one at a time. A hall full of people may share a client's network, and whoever floods has one too. */
const mostPreviewsOfClient = 3;
const retryPreviewAfter = 2;
/** Of Unix' nineteen steps: orders and payments go before documents, and what is paid for before what is free. */
const niceness = { paid: 10, free: 15 };
const idleMs = 30_000;

type Make = (task: Task, client?: string) => Promise<Buffer>;
const house = "house";

export type Files = {
  pdf: Make;
  png: Make;
  print: Make;
};
export type Documents = Files & {
  shared: Files;
  free: Files;
  preview: (task: Task, client: string) => Promise<Buffer>;
  drawn: (written: string) => string | null;
  drawsAll: (text: string) => boolean;
  close: () => Promise<void>;
};

const openThreads = (maxThreads: number, niceIncrement: number) => {
  const pool = new Piscina<QueuedTask, Uint8Array>({
    filename: new URL("compiler-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads,
    // A thread that sleeps between tasks never lets go of what the compiler handed over: four megabytes a picture.
    atomics: "disabled",
    niceIncrement,
    idleTimeout: idleMs,
    recordTiming: false,
  });
  const lanes = openFairQueue(maxThreads);
  const unfinished = new Set<Promise<unknown>>();
  return {
    lane: (bounds: Parameters<typeof lanes.lane>[0], retryAfterSeconds?: number) => {
      const inTurn = lanes.lane(bounds, () => new Refusal("unavailable", undefined, retryAfterSeconds));
      return (name: keyof Files | "preview"): Make =>
        async (task, client = house) => {
          const making = inTurn(client, (isCrowded) => pool.run({ ...task, isCrowded }, { name }));
          unfinished.add(making);
          const { buffer, byteOffset, byteLength } = await making.finally(() => unfinished.delete(making));
          return Buffer.from(buffer, byteOffset, byteLength);
        };
    },
    close: async () => {
      await Promise.allSettled(unfinished);
      await pool.close();
    },
  };
};

const filesIn = (lane: (name: keyof Files) => Make): Files => ({
  pdf: lane("pdf"),
  png: lane("png"),
  print: lane("print"),
});

export const openDocuments = ({
  maxQueue = mostWaiting,
  maxPreviews = mostPreviewsWaiting,
}: { maxQueue?: number; maxPreviews?: number } = {}): Documents => {
  const paid = openThreads(mostThreads, niceness.paid);
  const free = openThreads(mostThreads, niceness.free);
  const preview = free.lane({ most: maxPreviews, mostOfClient: mostPreviewsOfClient }, retryPreviewAfter)("preview");
  const drawers = [houseFonts.strongText, ...nameFonts.map(({ path }) => path), houseFonts.strongOthers].map(
    charactersOf,
  );
  return {
    ...filesIn(paid.lane({ most: maxQueue })),
    shared: filesIn(paid.lane({ most: maxQueue })),
    free: filesIn(free.lane({ most: maxQueue })),
    preview,
    drawn: (written) => drawnText(written, drawers),
    drawsAll: (text) => isAllDrawn(text, drawers),
    close: async () => {
      await Promise.all([paid.close(), free.close()]);
    },
  };
};
