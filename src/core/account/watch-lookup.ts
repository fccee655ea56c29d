import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { paymentPollMs, paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { briteResults } from "#src/calls/brite.ts";

type Watched = {
  token: string;
  /** Once, when it is no longer pending. Nothing: nobody knows of it any more. */
  onEnd: (result: BriteResult | null) => void;
};

/** Asks how it stands with the account while somebody looks, and at once when they come back. One question at a time. */
export function watchLookup({ token, onEnd }: Watched): () => void {
  const calledOff = new AbortController();
  const isOver = () => calledOff.signal.aborted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isOver() && !document.hidden) timer = setTimeout(() => void ask(), ms);
  };
  const end = (result: BriteResult | null) => {
    stop();
    onEnd(result);
  };

  async function ask(): Promise<void> {
    if (isAsking || isOver()) return;
    isAsking = true;
    try {
      const result = await briteResults(token, calledOff.signal);
      if (isOver()) return;
      if (result.state === "pending") plan(paymentPollMs);
      else end(result);
    } catch (error) {
      if (isOver()) return;
      const said = error instanceof ApiError ? error : undefined;
      if (said?.code === "not_found") end(null);
      else plan(said?.retryAfterMs ?? paymentSlowPollMs);
    } finally {
      isAsking = false;
    }
  }

  const lookAgain = () => plan(0);
  const places = [
    [document, "visibilitychange"],
    [window, "pageshow"],
    [window, "online"],
  ] as const;
  for (const [place, event] of places) place.addEventListener(event, lookAgain);

  function stop(): void {
    calledOff.abort();
    clearTimeout(timer);
    for (const [place, event] of places) place.removeEventListener(event, lookAgain);
  }

  void ask();
  return stop;
}
