import { useEffect, useRef, useState } from "react";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { LookupAnswer } from "#src/calls/lookups.ts";
import { reportFailure } from "#src/core/errors/failure.ts";

export type Lookup<Item> = (query: string, signal: AbortSignal) => Promise<LookupAnswer<Item>>;

type State<Item> = LookupAnswer<Item> & { query: string; isAway: boolean };

/** Nobody reads what is offered between two quick letters. */
const askAfterMs = 250;
/** Whoever waits this long is told to write on by hand. The answer is shown all the same if it comes. */
const slowAfterMs = 4_000;
const isEnough = (query: string) => query.length >= 2;
const nothing: State<never> = { items: [], total: 0, query: "", isAway: false };

/** A question that is not the latest is called off. Of a row of failures the first is told. */
export function useLookup<Item>(written: string, lookup: Lookup<Item>, failure: FailureEvent, mayAsk = isEnough) {
  const query = written.trim();
  const isAsked = mayAsk(query);
  const [state, setState] = useState<State<Item>>(nothing);
  const hasFailed = useRef(false);
  const latest = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!isAsked) return undefined;
    const call = new AbortController();
    latest.current = call;
    const isOff = () => call.signal.aborted;
    const change = (next: Partial<State<Item>>) => {
      if (!isOff()) setState((before) => ({ ...before, ...next }));
    };
    const slow = setTimeout(() => change({ isAway: true, items: [], total: 0, query }), askAfterMs + slowAfterMs);
    const ask = async () => {
      if (isOff()) return;
      try {
        const { items, total } = await lookup(query, call.signal);
        change({ items, total, query, isAway: false });
        hasFailed.current = false;
      } catch (error) {
        if (isOff()) return;
        if (!hasFailed.current) reportFailure(failure, error);
        hasFailed.current = true;
        change({ isAway: true, items: [], total: 0, query });
      } finally {
        clearTimeout(slow);
      }
    };
    const timer = setTimeout(() => void ask(), askAfterMs);
    return () => {
      call.abort();
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [query, isAsked, lookup, failure]);

  return {
    ...(isAsked ? state : nothing),
    /** The visitor is elsewhere: a list that opened now would be in the way. */
    callOff: () => latest.current?.abort(),
  };
}
