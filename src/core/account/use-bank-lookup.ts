import { useEffect, useEffectEvent, useState } from "react";
import type { BriteResult } from "@hjarta-lunga/contract/schemas/brite.ts";
import { paymentPollMs, paymentSlowPollMs } from "@hjarta-lunga/contract/timing.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { briteResults, initiateBrite } from "#src/calls/brite.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";
import { forgetLookup, storeLookup, storedLookup } from "./stored-lookup.ts";
import { leaveFor } from "./leave-for.ts";

type Ended = Exclude<BriteResult["state"], "pending" | "complete">;
export type FetchState =
  | { is: "idle" | "starting" | "pending" | "away" | "tooMany" | Ended }
  | { is: "complete"; account: NonNullable<BriteResult["account"]> };

type BankLookup = {
  token: string;
  returnTo: string;
  onAccount: (account: NonNullable<BriteResult["account"]>) => void;
  onIdentityExpired: () => void;
};

export function useBankLookup({ token, returnTo, onAccount, onIdentityExpired }: BankLookup) {
  const [state, setState] = useState<FetchState>(() => ({ is: storedLookup() === null ? "idle" : "pending" }));
  const [watched, setWatched] = useState<string | null>(null);

  const end = useEffectEvent((result: BriteResult | null) => {
    forgetLookup();
    setWatched(null);
    if (result === null || result.state === "pending") setState({ is: "failed" });
    else if (result.state !== "complete") setState({ is: result.state });
    else if (result.account !== null) {
      setState({ is: "complete", account: result.account });
      onAccount(result.account);
    }
  });
  // Led back by the bank, the page is a new one; by the browser's own way back it is as it was left.
  useEffect(() => {
    const takeUp = () => {
      const stored = storedLookup();
      setWatched(stored);
      setState((before) => {
        if (stored !== null) return { is: "pending" };
        return before.is === "starting" ? { is: "idle" } : before;
      });
    };
    takeUp();
    window.addEventListener("pageshow", takeUp);
    return () => window.removeEventListener("pageshow", takeUp);
  }, []);
  useEffect(
    () => (watched === null ? undefined : watchLookup({ token: watched, onEnd: (result) => end(result) })),
    [watched],
  );

  async function begin(tab: Window | null): Promise<void> {
    setState({ is: "starting" });
    setWatched(null);
    try {
      const { token: ofLookup, url } = await initiateBrite(token, returnTo);
      storeLookup(ofLookup);
      if (tab === null) {
        leaveFor(url);
        return;
      }
      tab.location.replace(url);
      setState({ is: "pending" });
      setWatched(ofLookup);
    } catch (error) {
      tab?.close();
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === "unauthorized") onIdentityExpired();
      setState({ is: code === "too_many_requests" ? "tooMany" : code === "unauthorized" ? "idle" : "away" });
    }
  }

  return {
    state,
    openHere: () => begin(null),
    /** Opened on the press itself, or the browser would refuse it as something that nobody asked for. */
    openInTab: () => {
      const tab = window.open("about:blank");
      // Not ours for long: it must not be able to lead this page elsewhere.
      if (tab !== null) tab.opener = null;
      return begin(tab);
    },
    /** The visitor writes it instead: what the bank says later changes nothing under their hands. */
    giveUp: () => {
      forgetLookup();
      setWatched(null);
      setState({ is: "idle" });
    },
  };
}

type Watched = {
  token: string;
  /** Once, when it is no longer pending. Nothing: nobody knows of it any more. */
  onEnd: (result: BriteResult | null) => void;
};

function watchLookup({ token, onEnd }: Watched): () => void {
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
