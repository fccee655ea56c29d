import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { Refusal } from "../http/refusal.ts";
import { drawnText, isAllDrawn } from "./drawn-text.ts";
import { charactersOf } from "./font-characters.ts";
import { houseFonts, nameFonts } from "./fonts.ts";
import { inLane, twoLanes } from "./lanes.ts";
import type { QueuedTask, Task } from "./compiler-worker.ts";

/** Each worker holds a compiler and its fonts. One processor is left to those who give. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/** More than this would wait for longer than a visitor does. */
const mostWaiting = 50;
/** Who writes sees the last one meanwhile, and soon asks again: a long queue would draw what nobody looks at any more. */
const mostPreviewsWaiting = 6;
/** Who writes waits for one at a time. A hall full of people may share a client's network, and whoever floods has one too. */
const mostPreviewsOfClient = 3;
/** Seconds. */
const retryPreviewAfter = 2;
/** What waits for a document can wait; orders and payments go before it. Fifteen steps of Unix' nineteen. */
const niceIncrement = 15;
const idleMs = 30_000;

type Format = "pdf" | "png" | "print" | "preview";

export type Documents = {
  pdf: (task: Task) => Promise<Buffer>;
  /** For the phone: of templates that know the form `picture`. */
  png: (task: Task) => Promise<Buffer>;
  /** As it is on paper, as a picture. */
  print: (task: Task) => Promise<Buffer>;
  /** The phone's picture, smaller, of what is still being written. Some places are left for other clients. */
  preview: (task: Task, client: string) => Promise<Buffer>;
  /** What strong text can show of what a visitor wrote; nothing when no letter of it can be drawn. */
  drawn: (written: string) => string | null;
  /** Whether strong text can show all of it, letter by letter: for what may not become another word. */
  drawsAll: (text: string) => boolean;
  /** What is being made is finished first. */
  close: () => Promise<void>;
};

/** Documents are set in threads of their own, so that nobody who gives waits for them. */
export const openDocuments = ({
  maxQueue = mostWaiting,
  maxPreviews = mostPreviewsWaiting,
}: { maxQueue?: number; maxPreviews?: number } = {}): Documents => {
  const { queue, waitingIn, waitingOf } = twoLanes();
  const pool = new Piscina<QueuedTask, Uint8Array>({
    filename: new URL("compiler-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: mostThreads,
    taskQueue: queue,
    // A thread that sleeps between tasks never lets go of what the compiler handed over: four megabytes a picture.
    atomics: "disabled",
    niceIncrement,
    idleTimeout: idleMs,
    recordTiming: false,
  });
  // In the order in which the template tries them.
  const drawers = [houseFonts.strongText, ...nameFonts.map(({ path }) => path), houseFonts.strongOthers].map(
    charactersOf,
  );
  const make = async (format: Format, task: Task, client?: string): Promise<Buffer> => {
    const lane = client === undefined ? "document" : "preview";
    const isFull =
      client === undefined
        ? waitingIn(lane) >= maxQueue
        : waitingIn(lane) >= maxPreviews || waitingOf(client) >= mostPreviewsOfClient;
    if (isFull) throw new Refusal("unavailable", undefined, client === undefined ? undefined : retryPreviewAfter);
    const queued = { ...task, isCrowded: queue.size > 0, ...inLane({ lane, client }) };
    const { buffer, byteOffset, byteLength } = await pool.run(queued, { name: format });
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    pdf: (task) => make("pdf", task),
    png: (task) => make("png", task),
    print: (task) => make("print", task),
    preview: (task, client) => make("preview", task, client),
    drawn: (written) => drawnText(written, drawers),
    drawsAll: (text) => isAllDrawn(text, drawers),
    close: () => pool.close(),
  };
};
