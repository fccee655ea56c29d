import type {
  BuildStep,
  GoBackRequest,
  PublishedChange,
  PublishStatus,
} from "@hjarta-lunga/contract/schemas/publish.ts";
import { without } from "../without.ts";
import { joinChanges } from "./join-changes.ts";
import type { PublishState } from "./publish-state.ts";

/**
 * `reason` is shown to editors, in Swedish. `isAway`: the content service did not answer. `isFull`: the disk was.
 * `wasKilled`: the build was.
 */
export type Outcome =
  | { ok: true; release: string; liveSince: string }
  | { ok: true; isHeld: true }
  | { ok: false; reason: string; isAway?: boolean; isFull?: boolean; wasKilled?: boolean; page?: string };

export type Job = {
  changes: PublishedChange[];
  onStep: (step: BuildStep) => void;
  /** Asked when the release is made: somebody may have gone back meanwhile. */
  mayGoLive: () => boolean;
};

type Live = Pick<PublishStatus, "wentBack"> & { release: string; liveSince: string };

export type PublisherDeps = {
  publish: (signal: AbortSignal, job: Job) => Promise<Outcome>;
  goBack: (request: GoBackRequest) => Promise<void>;
  state: { read: () => Promise<PublishState | undefined>; write: (state: PublishState) => Promise<void> };
  live: () => Live | undefined;
  onError: (error: unknown) => void;
  now?: () => number;
  debounceMs?: number;
  longestWaitMs?: number;
  retryMs?: readonly number[];
};

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

const unexpected =
  "Något gick fel när ändringen skulle publiceras. Webbplatsen visar den senaste fungerande versionen. Försök igen om en stund.";

/** A build that outgrows the machine's memory takes it from all that runs there: it is not tried for ever. */
const mostTriesAfterKill = 3;
const killedAgain =
  "Bygget avbröts flera gånger, och görs inte om av sig självt. Webbplatsen visar den senaste fungerande versionen. Hör av dig till den som sköter webbplatsen.";

/** One build at a time. One more is enough: a build takes everything published before it began. */
export const createPublisher = async (deps: PublisherDeps) => {
  const { now = Date.now, debounceMs = 250, longestWaitMs = 10_000 } = deps;
  const retryMs = deps.retryMs ?? [10_000, 30_000, 60_000, 120_000];
  const stopping = new AbortController();
  const iso = () => new Date(now()).toISOString();
  let timer: NodeJS.Timeout | undefined;
  let firstAskedAt: number | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const nothing = { liveSince: null, release: null, pending: false, waiting: [], isHeld: false };
  let state: PublishState = (await deps.state.read()) ?? { state: "idle", since: iso(), ...nothing };

  const save = async (change: Partial<PublishState>) => {
    const live = deps.live();
    state = {
      ...(change.state === undefined ? state : without(state, "reason", "retryAt", "page", "building")),
      ...(change.state !== undefined && change.state !== state.state && { since: iso() }),
      ...(live !== undefined && { release: live.release, liveSince: live.liveSince }),
      ...change,
    };
    // A full disk must not hide what it does from who asks.
    await deps.state.write(state).catch(deps.onError);
  };

  const build = async () => {
    const changes = state.waiting;
    await save({ state: "building", pending: false, changes, waiting: [], isHeld: false });
    const job: Job = {
      changes,
      onStep: (building) => (state = { ...state, building }),
      mayGoLive: () => !state.isHeld,
    };
    const outcome = await deps.publish(stopping.signal, job).catch((error: unknown): Outcome => {
      deps.onError(error);
      return { ok: false, reason: unexpected };
    });
    // What did not go live goes with the next build.
    const waiting = outcome.ok ? state.waiting : joinChanges(changes, state.waiting);
    const left = { waiting, changes: [], isHeld: false };
    const isWanted = !state.isHeld || state.pending;
    if (stopping.signal.aborted && !outcome.ok) {
      await save({ state: isWanted ? "queued" : "live", pending: isWanted, ...left });
      return;
    }
    const live = outcome.ok && !("isHeld" in outcome) ? without(outcome, "ok") : {};
    if (state.pending) await save({ state: "queued", ...left, ...live });
    else if (outcome.ok || !isWanted) await save({ state: "live", ...left, ...live });
    else {
      const { page, isAway = false, isFull = false, wasKilled = false } = outcome;
      const isLastKill = wasKilled && failures >= mostTriesAfterKill;
      const reason = isLastKill ? killedAgain : outcome.reason;
      const mayGoWell = isAway || isFull || (wasKilled && !isLastKill);
      const retryAt = mayGoWell && { retryAt: new Date(now() + nextTryMs()).toISOString() };
      await save({ state: "failed", reason, ...(page !== undefined && { page }), ...left, ...retryAt });
    }
    failures = state.retryAt === undefined ? 0 : failures + 1;
  };

  const nextTryMs = () => retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;

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

  const isCutOff = state.state === "building" || state.state === "queued";
  if (isCutOff && state.isHeld && !state.pending) {
    // Somebody went back while it was built, and nobody has published since.
    await save({ state: "live", waiting: joinChanges(state.changes, state.waiting), changes: [], isHeld: false });
  } else if (state.pending || isCutOff) {
    const waiting = joinChanges(state.changes, state.waiting);
    await save({ state: "queued", pending: true, waiting, changes: [], isHeld: false });
    schedule();
  } else {
    scheduleRetry();
  }

  return {
    status(): PublishStatus {
      const status = without(state, "pending", "waiting", "isHeld");
      const live = deps.live();
      const changes = joinChanges(state.changes, state.waiting);
      if (live === undefined) return { ...status, changes };
      const { release, liveSince, wentBack } = live;
      return { ...status, release, liveSince, changes, ...(wentBack !== undefined && { wentBack }) };
    },
    async request(changes: PublishedChange[] = []): Promise<PublishStatus> {
      const waiting = joinChanges(state.waiting, changes);
      const asked = { pending: true, waiting, askedAt: iso() };
      await save(running === undefined ? { state: "queued", ...asked } : asked);
      schedule();
      return this.status();
    },
    /** What is being built is kept, and shown with the next publish. */
    async goBack(request: GoBackRequest): Promise<PublishStatus> {
      clearTimeout(timer);
      firstAskedAt = undefined;
      const isHeld = running !== undefined;
      state = { ...state, pending: false, isHeld };
      await deps.goBack(request);
      await save(isHeld ? {} : { state: "live" });
      return this.status();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
