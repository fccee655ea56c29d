import { mostChanges, type PublishedChange } from "@hjarta-lunga/contract/schemas/publish.ts";

export type Publisher = {
  /** Never throws and never waits: saving must work when the web server is down. */
  request: (change: PublishedChange, isTransactionOpen?: () => Promise<boolean>) => void;
  unsent: () => string | null;
  flush: () => Promise<void>;
};

type Options = {
  url: string;
  token: string;
  warn: (message: string) => void;
  gatherMs?: number;
  timeoutMs?: number;
  retryMs?: readonly number[];
};

const longestWords = 300;
const cut = (words: string) => words.slice(0, longestWords);

const distinct = (changes: PublishedChange[]) =>
  [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()].slice(-mostChanges);

/** Sent after the transactions have ended, since the web server reads at once, and repeated until it succeeds. */
export function createPublisher(options: Options): Publisher {
  const { url, token, warn, gatherMs = 200, timeoutMs = 3000 } = options;
  const retryMs = options.retryMs ?? [2000, 10_000, 30_000, 60_000];
  let changes: PublishedChange[] = [];
  let open: (() => Promise<boolean>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let problem: string | null = null;

  const later = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void deliver(), delayMs);
    // Must not keep a command alive.
    timer.unref();
  };

  async function deliver() {
    if (changes.length === 0) return;
    const waiting = await Promise.all(open.map((isOpen) => isOpen()));
    if (waiting.includes(true)) {
      later(gatherMs);
      return;
    }
    const sent = changes;
    changes = [];
    open = [];
    problem = await call(sent);
    if (problem === null) {
      failures = 0;
      return;
    }
    changes = [...sent, ...changes];
    warn(`The web server could not be told to publish: ${problem}`);
    later(retryMs[Math.min(failures, retryMs.length - 1)] ?? 60_000);
    failures += 1;
  }

  async function call(sent: PublishedChange[]): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ changes: distinct(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.ok ? null : `it answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    request({ what, by }, isTransactionOpen) {
      changes.push({ what: cut(what), ...(by !== undefined && { by: cut(by) }) });
      if (isTransactionOpen !== undefined) open.push(isTransactionOpen);
      later(gatherMs);
    },
    unsent: () => problem,
    async flush() {
      clearTimeout(timer);
      await deliver();
    },
  };
}
