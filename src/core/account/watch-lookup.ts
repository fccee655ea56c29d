import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { paymentPollMs, paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { briteResults } from "#src/calls/brite.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

type Watched = {
  token: string;
  /** Once, when it is no longer pending. Nothing: nobody knows of it any more. */
  onEnd: (result: BriteResult | null) => void;
};

export function watchLookup({ token, onEnd }: Watched): () => void {
  const end = (result: BriteResult | null) => {
    asking.stop();
    onEnd(result);
  };
  const asking = askWhileSeen({
    ask: (signal) => briteResults(token, signal),
    onAnswer: (result) => {
      if (result.state === "pending") asking.askIn(paymentPollMs);
      else end(result);
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error : undefined;
      if (said?.code === "not_found") end(null);
      else asking.askIn(said?.retryAfterMs ?? paymentSlowPollMs);
    },
    onSeen: () => asking.askIn(0),
  });
  void asking.askNow();
  return asking.stop;
}
