import type { PublishStatus } from "@hjarta-lunga/contract/publish.ts";
import { without } from "../without.ts";
import type { PublishState } from "./state-file.ts";

/** A build that did not go live. The reason is shown to editors, in Swedish. */
export type Outcome = { ok: true; release: string; liveSince: string } | { ok: false; reason: string };

export type PublisherDeps = {
  /** Builds, checks and releases. Aborted on shutdown. */
  publish: (signal: AbortSignal) => Promise<Outcome>;
  state: { read: () => Promise<PublishState | undefined>; write: (state: PublishState) => Promise<void> };
  live: () => { release: string; liveSince: string } | undefined;
  onError: (error: unknown) => void;
  now?: () => number;
  debounceMs?: number;
  longestWaitMs?: number;
};

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

const unexpected =
  "Något gick fel när ändringen skulle publiceras. Webbplatsen visar den senaste fungerande versionen. Försök igen om en stund.";

/**
 * Turns "something was published" into builds: waits a moment for more of it, builds one at a time, and remembers at
 * most one more, since a build takes in everything that was published before it began.
 */
export const createPublisher = async (deps: PublisherDeps) => {
  const { now = Date.now, debounceMs = 2_000, longestWaitMs = 10_000 } = deps;
  const stopping = new AbortController();
  const iso = () => new Date(now()).toISOString();
  let timer: NodeJS.Timeout | undefined;
  let firstAskedAt: number | undefined;
  let running: Promise<void> | undefined;

  const found = await deps.state.read();
  let state: PublishState = found ?? { state: "idle", liveSince: null, since: iso(), release: null, pending: false };

  const save = async (change: Partial<PublishState>) => {
    const live = deps.live();
    state = {
      ...(change.state === undefined ? state : without(state, "reason")),
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
      // Shut down in the middle of it: built again after the start.
      await save({ state: "queued", pending: true });
      return;
    }
    const { release, liveSince } = outcome.ok ? outcome : state;
    if (state.pending) await save({ state: "queued", release, liveSince });
    else if (outcome.ok) await save({ state: "live", release, liveSince });
    else await save({ state: "failed", reason: outcome.reason });
  };

  const start = () => {
    timer = undefined;
    firstAskedAt = undefined;
    running = build()
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
        if (state.pending && !stopping.signal.aborted) schedule();
      });
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
  }

  return {
    status(): PublishStatus {
      const status = without(state, "pending");
      const live = deps.live();
      return live === undefined ? status : { ...status, release: live.release, liveSince: live.liveSince };
    },
    /** Resolves when the publish is on the disk. */
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
