import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { navigate } from "gatsby";
import { pressedBeforeHydration, resumedMark } from "#src/lib/before-hydration.ts";
import { isAlike } from "#src/lib/is-alike.ts";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";
import { trackForm } from "../../tracking/track-form.ts";
import { goesOnFrom, isPressed } from "../draft/begun-elsewhere.ts";
import { forgetDraft, storeDraft, type OrderDraft, type Sent } from "../draft/order-draft.ts";
import type { Move } from "../draft/progress.ts";
import type { Journey } from "./define-journey.ts";
import { enterStep, isOfOtherKind, markChoice, markStep, orderIn, stepIn } from "./step-history.ts";
import { forgetScroll, useSeenFromTop } from "./use-seen-from-top.ts";

export function useOrderJourney<Offer, Step extends string, Draft extends OrderDraft, Fault extends string>(
  journey: Journey<Offer, Step, Draft, Fault>,
  offer: Offer,
  lazy: readonly (() => Promise<unknown>)[],
  /** All of it is one screen, and one entry of the history: what is paid stands beside what is chosen. */
  { isOneScreen = false }: { isOneScreen?: boolean } = {},
) {
  const { kind } = journey;
  const machine = useMemo(() => journey.machineFor(offer), [journey, offer]);
  const [now, move] = useReducer(machine.moveOn, machine.beginning);
  const [isInitialised, setInitialised] = useReducer(() => true, false);
  const [isCarriedOn, setCarriedOn] = useState(false);
  const [justMade, setJustMade] = useState<string | null>(null);
  const { step, draft, order, isPaid } = now;

  const arrive = useEffectEvent(() => {
    const state: unknown = isOfOtherKind(kind, history.state) ? null : history.state;
    const place = { search: window.location.search, state };
    const elsewhere = journey.leadsElsewhere(place, offer);
    if (elsewhere !== null) {
      navigate(elsewhere, { replace: true });
      return;
    }
    const beginning = journey.arrive(place, offer);
    // The press that led here was the form's first touch and its first step.
    const isNew = stepIn(state, machine.steps) === null;
    const goesOn = isOneScreen
      ? isPressed(state) && beginning.step === machine.first && beginning.problem === null
      : goesOnFrom(new URLSearchParams(place.search), state) && beginning.step !== machine.first;
    if (isNew && goesOn) {
      trackForm(kind, "form_start");
      trackForm(kind, "form_step", beginning.step);
      setCarriedOn(true);
    }
    markStep(kind, {
      orderStep: beginning.step,
      order: beginning.order,
      isFirstStep: beginning.step === machine.first,
    });
    // What is hidden takes no focus, and what was built is drawn over before anybody sees it.
    document.documentElement.removeAttribute(resumedMark);
    // Most URLs say nothing, and then nothing has to be drawn anew at once.
    if (isAlike(beginning, machine.beginning)) {
      startTransition(setInitialised);
      return;
    }
    move({ move: "initialised", progress: beginning });
    setInitialised();
  });

  useSeenFromTop();
  // The URL is read once there is one: the page was built without. At once, since a press must meet what it says;
  // and never again: an order that is paid would be taken up once more.
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    arrive();
  }, []);

  const fetchLazy = useEffectEvent(() => {
    void Promise.all(lazy.map((fetch) => fetch())).catch(() => undefined);
  });
  useEffect(() => onFirstInteraction(() => fetchLazy()), []);

  const follow = useEffectEvent((state: unknown) => {
    if (isOfOtherKind(kind, state)) return;
    const step = stepIn(state, machine.steps);
    setJustMade(null);
    if (step !== null) forgetScroll(state);
    const made = step === "order" && order === null ? orderIn(state) : null;
    if (made !== null) {
      // Who came back into the journey before its order goes forward to it.
      startTransition(() => move({ move: "initialised", progress: machine.withOrder(now, made) }));
      return;
    }
    startTransition(() => move({ move: "stepTaken", step: step ?? machine.first }));
  });
  useEffect(() => {
    const popped = ({ state }: PopStateEvent) => follow(state);
    window.addEventListener("popstate", popped);
    return () => window.removeEventListener("popstate", popped);
  }, []);

  const keep = useEffectEvent(() => {
    if (isPaid && (draft.order === null || draft.order === order)) forgetDraft(kind);
    else storeDraft(kind, journey.withoutSensitive(draft));
  });
  useEffect(() => {
    if (isInitialised) keep();
  }, [isInitialised, draft, order, isPaid]);

  const chosen = JSON.stringify(journey.inEntry(draft));
  useEffect(() => {
    if (isInitialised) markChoice(kind, JSON.parse(chosen) as object);
  }, [isInitialised, step, chosen]);

  // Within the journey, never by the browser's way back: before this entry may lie the card provider's page.
  function go(made: Move<Step, Draft, Fault>, next: Step | "order", to: string | null = null) {
    const entry = { orderStep: next, order: to, isFirstStep: next === machine.first };
    startTransition(() => move(made));
    setJustMade(to);
    trackForm(kind, "form_step", next);
    if (isOneScreen) {
      markStep(kind, entry);
      return;
    }
    enterStep(kind, entry);
    window.scrollTo(0, 0);
  }
  const goTo = (next: Step) => go({ move: "stepTaken", step: next }, next);

  function orderMade(made: string) {
    trackForm(kind, "form_sent");
    go({ move: "orderMade", order: made }, "order", made);
  }

  return {
    kind,
    ...now,
    isInitialised,
    /** The press on another page that led here. */
    isCarriedOn,
    move,
    goTo,
    change: (change: (draft: Draft) => Partial<Draft>) => move({ move: "changed", change }),
    askChoice: (problem: Fault) => go({ move: "choiceAsked", problem }, machine.first),
    orderMade,
    choiceStep: {
      draft,
      isFirstRender: !isInitialised,
      problem: now.problem,
      asked: now.asked,
      onAsk: (problem: Fault) => move({ move: "choiceAsked", problem }),
      onGoOn: () => goTo(machine.steps[1] ?? machine.first),
    },
    sendingEvents: { onSent: (sent: Sent) => move({ move: "orderSent", sent }), onOrder: orderMade },
    orderEvents: {
      isJustMade: order !== null && order === justMade,
      onChange: () => goTo(machine.first),
      onPaid: () => move({ move: "paid" }),
      onReplaced: () => move({ move: "replaced" }),
    },
  };
}

type Fetch = () => Promise<unknown>;

/** Fetched on the first interaction. Whoever pressed before hydration waits for the next step already. */
export function lazySteps(next: Fetch, ...others: readonly Fetch[]): readonly Fetch[] {
  if (pressedBeforeHydration() !== null) next().catch(() => undefined);
  return [next, ...others];
}
