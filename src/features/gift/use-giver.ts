import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { giverSaidKey, giverTokenKey } from "@hjarta-lunga/contract/tab-storage.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { onSeenAgain } from "#src/lib/on-seen-again.ts";
import { storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { GiftDraft } from "./gift.ts";
import { loadGiftCalls, loadGiverRules } from "./lazy-steps.ts";

export type GiverState = "nothing" | "saving" | "saved" | "notSaved" | "refused" | "tooLate";

const pauseMs = 900;
const againAfterMs = 5_000;
/** The same would be answered the same. */
const final: readonly ApiError["code"][] = [
  ...(["validation_failed", "bad_request", "unauthorized", "not_found"] as const),
  ...(["order_replaced", "changed_meanwhile"] as const),
];
const nothingSaid = JSON.stringify({ giver: { kind: "anonymous" } });

/** Nothing has been said of who gives, and this tab may: what is said takes the place of all that was. */
export const hasNothingSaid = (order: string): boolean =>
  storedInTab(giverTokenKey(order)) !== null && storedInTab(giverSaidKey(order)) === null;

type RightGiver = Awaited<ReturnType<typeof loadGiverRules>>["rightGiver"];
type Written = { draft: GiftDraft; amount: number };

/** A personal number that was sent before, and is not here any more, still stands. */
function whatToSay(rightGiver: RightGiver, order: string, { draft, amount }: Written) {
  const isNumberKept = draft.numberKeptOf === order;
  const giver = rightGiver(draft.donor, amount, isNumberKept);
  const keeps =
    isNumberKept && giver.kind === "person" && draft.donor.taxReduction && giver.personalNumber === undefined;
  return { giver, ...(keeps && { keepsPersonalNumber: true as const }) };
}

type Options = {
  order: string | null;
  draft: GiftDraft;
  onNumberKept: (order: string) => void;
};

/**
 * What is written about who gives is kept at the gift as it is written, once there is one: one call at a time, the last words
 * last, and again until it is heard. Nobody presses anything for it.
 */
export function useGiver({ order, draft, onNumberKept }: Options) {
  const [state, setState] = useState<GiverState>("nothing");
  const [refused, setRefused] = useState<FormProblems>({});
  const kept = useRef({ order: "", print: nothingSaid });
  const under = useRef<Promise<void> | null>(null);
  const sequence = useRef(0);
  const written = JSON.stringify(draft.donor);
  const amount = amountOf(draft) ?? 0;

  // What is sent is what is written when it is sent, whenever that was asked for.
  const latest = useRef({ order, draft, amount, onNumberKept });
  useLayoutEffect(() => {
    latest.current = { order, draft, amount, onNumberKept };
  });

  async function sendOnce(): Promise<boolean> {
    const { order: orderReference } = latest.current;
    const token = orderReference === null ? null : storedInTab(giverTokenKey(orderReference));
    if (orderReference === null || token === null) return false;
    const { rightGiver } = await loadGiverRules();
    const body = whatToSay(rightGiver, orderReference, latest.current);
    const print = JSON.stringify(body);
    if (print === (kept.current.order === orderReference ? kept.current.print : nothingSaid)) return false;
    setState("saving");
    // Before it is heard, since it may have been though no answer came.
    storeInTab(giverSaidKey(orderReference), "1");
    // By the clock, so that a later tab's words are later; and growing, whatever becomes of the clock.
    sequence.current = Math.max(sequence.current + 1, Date.now());
    const { setGiftGiver } = await loadGiftCalls();
    const { hasPersonalNumber } = await setGiftGiver({ orderReference, token, sequence: sequence.current, ...body });
    kept.current = { order: orderReference, print };
    const numberKeptOf = hasPersonalNumber ? orderReference : "";
    if (numberKeptOf !== latest.current.draft.numberKeptOf) latest.current.onNumberKept(numberKeptOf);
    setRefused({});
    setState("saved");
    return true;
  }

  function failed(error: unknown): void {
    const { code, fields } = error instanceof ApiError ? error : {};
    if (code === "validation_failed") setRefused(problemsFromApi(fields ?? {}));
    if (code === "too_late") setState("tooLate");
    else setState(code !== undefined && final.includes(code) ? "refused" : "notSaved");
  }

  /** Until all that is written is kept, or could not be. */
  async function sendAll(): Promise<void> {
    try {
      while (await sendOnce());
    } catch (error) {
      failed(error);
    }
  }
  const save = (): Promise<void> => {
    under.current ??= sendAll().finally(() => {
      under.current = null;
    });
    return under.current;
  };
  const saveNow = useEffectEvent(save);

  useEffect(() => {
    const timer = setTimeout(() => void saveNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [written, amount]);
  // What was written before there was an order goes along with it at once.
  useEffect(() => {
    void saveNow();
  }, [order]);
  useEffect(() => {
    if (state !== "notSaved") return undefined;
    const timer = setTimeout(() => void saveNow(), againAfterMs);
    const stop = onSeenAgain(() => void saveNow());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [state]);

  return { state, refused, save, changed: () => setRefused({}) };
}
