import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { publishStatus, type PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { z } from "zod";
import { without } from "../without.ts";

const publishState = publishStatus.extend({ pending: z.boolean() });
export type PublishState = z.infer<typeof publishState>;

/** Synced before a publish is acknowledged, so that a crash loses none. */
export const createStateFile = (path: string) => {
  let writing: Promise<void> = Promise.resolve();
  const write = async (state: PublishState) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(state), { flush: true });
    await rename(`${path}.new`, path);
  };
  return {
    async read(): Promise<PublishState | undefined> {
      try {
        return publishState.safeParse(JSON.parse(await readFile(path, "utf8"))).data;
      } catch {
        return undefined;
      }
    },
    write(state: PublishState) {
      writing = writing.catch(() => undefined).then(() => write(state));
      return writing;
    },
  };
};

/** `reason` is shown to editors, in Swedish. `isAway`: the content service did not answer. */
export type Outcome =
  { ok: true; release: string; liveSince: string } | { ok: false; reason: string; isAway?: boolean };

export type PublisherDeps = {
  publish: (signal: AbortSignal) => Promise<Outcome>;
  state: { read: () => Promise<PublishState | undefined>; write: (state: PublishState) => Promise<void> };
  live: () => { release: string; liveSince: string } | undefined;
  onError: (error: unknown) => void;
  now?: () => number;
  debounceMs?: number;
  longestWaitMs?: number;
  retryMs?: readonly number[];
};

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

const unexpected =
  "Något gick fel när ändringen skulle publiceras. Webbplatsen visar den senaste fungerande versionen. Försök igen om en stund.";

/** One build at a time. One more is enough: a build takes everything published before it began. */
export const createPublisher = async (deps: PublisherDeps) => {
  const { now = Date.now, debounceMs = 2_000, longestWaitMs = 10_000 } = deps;
  const retryMs = deps.retryMs ?? [10_000, 30_000, 60_000, 120_000];
  const stopping = new AbortController();
  const iso = () => new Date(now()).toISOString();
  let timer: NodeJS.Timeout | undefined;
  let firstAskedAt: number | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const found = await deps.state.read();
  let state: PublishState = found ?? { state: "idle", liveSince: null, since: iso(), release: null, pending: false };

  const save = async (change: Partial<PublishState>) => {
    const live = deps.live();
    state = {
      ...(change.state === undefined ? state : without(state, "reason", "retryAt")),
      ...(change.state !== undefined && change.state !== state.state && { since: iso() }),
      ...(live !== undefined && { release: live.release, liveSince: live.liveSince }),
      ...change,
    };
    await deps.state.write(state);
  };

  const build = async () => {
    await save({ state: "building", pending: false });
    const outcome = await deps.publish(stopping.signal).catch((error: unknown): Outcome => {
      deps.onError(error);
      return { ok: false, reason: unexpected };
    });
    if (stopping.signal.aborted && !outcome.ok) {
      await save({ state: "queued", pending: true });
      return;
    }
    const { release, liveSince } = outcome.ok ? outcome : state;
    if (state.pending) await save({ state: "queued", release, liveSince });
    else if (outcome.ok) await save({ state: "live", release, liveSince });
    else if (outcome.isAway === true) await failUntilLater(outcome.reason);
    else await save({ state: "failed", reason: outcome.reason });
    failures = state.retryAt === undefined ? 0 : failures + 1;
  };

  const failUntilLater = async (reason: string) => {
    const waitMs = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    await save({ state: "failed", reason, retryAt: new Date(now() + waitMs).toISOString() });
  };

  const start = () => {
    timer = undefined;
    firstAskedAt = undefined;
    running = build()
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
        if (state.pending) schedule();
        else scheduleRetry();
      });
  };

  const scheduleRetry = () => {
    if (state.retryAt === undefined || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(start, Math.max(0, Date.parse(state.retryAt) - now()));
  };

  const schedule = () => {
    if (running !== undefined || stopping.signal.aborted) return;
    firstAskedAt ??= now();
    const left = Math.max(0, Math.min(debounceMs, firstAskedAt + longestWaitMs - now()));
    clearTimeout(timer);
    timer = setTimeout(start, left);
  };

  if (state.pending || state.state === "building" || state.state === "queued") {
    await save({ state: "queued", pending: true });
    schedule();
  } else {
    scheduleRetry();
  }

  return {
    status(): PublishStatus {
      const status = without(state, "pending");
      const live = deps.live();
      return live === undefined ? status : { ...status, release: live.release, liveSince: live.liveSince };
    },
    async request(): Promise<PublishStatus> {
      await save(running === undefined ? { state: "queued", pending: true } : { pending: true });
      schedule();
      return this.status();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
