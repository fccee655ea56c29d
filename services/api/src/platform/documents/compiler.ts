import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { Refusal } from "../http/refusal.ts";
import { drawnText, isAllDrawn } from "./drawn-text.ts";
import { charactersOf } from "./font-characters.ts";
import { houseFonts, nameFonts } from "./fonts.ts";
import { openFairQueue } from "./fair-queue.ts";
import type { QueuedTask } from "./compiler-worker.ts";
import type { Task } from "./templates.ts";

/**
 * Each worker holds a compiler and its fonts. One processor is left to those who give; what is paid for and what is free
 * have so many each.
 */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/** More than this would wait for longer than a visitor does. */
const mostWaiting = 50;
/** Who writes sees the last one meanwhile, and soon asks again: a long queue would draw what nobody looks at any more. */
const mostPreviewsWaiting = 6;
/** Who writes waits for one at a time. A hall full of people may share a client's network, and whoever floods has one too. */
const mostPreviewsOfClient = 3;
/** Seconds. */
const retryPreviewAfter = 2;
/** Of Unix' nineteen steps: orders and payments go before documents, and what is paid for before what is free. */
const niceness = { paid: 10, free: 15 };
const idleMs = 30_000;

/** `client` is the network of who asks; the house itself makes what it mails. */
type Make = (task: Task, client?: string) => Promise<Buffer>;
const house = "house";

export type Files = {
  pdf: Make;
  /** For the phone: of templates that know the form `picture`. */
  png: Make;
  /** As it is on paper, as a picture. */
  print: Make;
};
/** What is paid for, and what comes of it, has threads of its own. */
export type Documents = Files & {
  /** Of what is paid for, for whoever was sent its link: turn by turn with the others, however many they are. */
  shared: Files;
  /** Of what costs nothing. */
  free: Files;
  /** The phone's picture, smaller, of what is still being written. Some places are left for other clients. */
  preview: (task: Task, client: string) => Promise<Buffer>;
  /** What strong text can show of what a visitor wrote; nothing when no letter of it can be drawn. */
  drawn: (written: string) => string | null;
  /** Whether strong text can show all of it, letter by letter: for what may not become another word. */
  drawsAll: (text: string) => boolean;
  /** What is being made is finished first. */
  close: () => Promise<void>;
};

/** Threads, and the lanes in which clients wait for them. */
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

/** Documents are set in threads of their own, so that nobody who gives waits for them. */
export const openDocuments = ({
  maxQueue = mostWaiting,
  maxPreviews = mostPreviewsWaiting,
}: { maxQueue?: number; maxPreviews?: number } = {}): Documents => {
  const paid = openThreads(mostThreads, niceness.paid);
  const free = openThreads(mostThreads, niceness.free);
  const preview = free.lane({ most: maxPreviews, mostOfClient: mostPreviewsOfClient }, retryPreviewAfter)("preview");
  // In the order in which the template tries them.
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
