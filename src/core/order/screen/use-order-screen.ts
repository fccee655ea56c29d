import { useEffect, useEffectEvent, useState } from "react";
import { navigate } from "gatsby";
import { orderHref, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { isOpen, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { useDevice } from "#src/core/device.ts";
import type { Notice } from "#src/core/payment/payment-notice.tsx";
import { beginsAtOnce, isEnded, isWaiting, screenOf, type PaymentScreen } from "#src/core/payment/payment-screen.ts";
import { useTexts } from "#src/core/texts.tsx";
import { usePayment, type Refusal, type Try } from "#src/core/payment/use-payment.ts";

type Options = {
  kind: OrderKind;
  order: string;
  method: PaymentMethod;
  isMethodChosen: boolean;
  mobile?: string | undefined;
  isJustMade?: boolean | undefined;
  /** Whether it may still be paid so, once what was to be done before is done: asked by whichever way somebody pays. */
  beforePay?: (one: Try) => Promise<boolean>;
  onPaid: () => void;
  onReplaced: () => void;
};

const patienceMs = 2_500;
/** As long as a card page may take to open: from then on "a second or two" is not true any more. */
const contactPatienceMs = 8_000;

const showsRefusal: Record<Exclude<Refusal, "mobile">, (screen: PaymentScreen) => boolean> = {
  notCancelled: isWaiting,
  notBegun: (screen) => screen === "choose",
  articlesChanged: (screen) => screen === "choose" || isEnded(screen),
  articlesWaiting: (screen) => screen === "choose" || isEnded(screen),
  withdrawn: (screen) => screen === "choose" || isEnded(screen),
  tooMany: (screen) => screen === "choose" || isEnded(screen),
};

export function useOrderScreen(options: Options) {
  const { kind, order, method, isMethodChosen, mobile: known = "", isJustMade = false, onPaid, onReplaced } = options;
  const { language } = useTexts();
  const [device, setDevice] = useDevice();
  const payment = usePayment(order, device);
  const { contact, busy, refusal } = payment;
  /** An order of another kind is shown on the page of its own: here nothing is said of it. */
  const otherKind = payment.answer !== null && payment.answer.kind !== kind ? payment.answer.kind : null;
  const answer = otherKind === null ? payment.answer : null;
  const cardPage = useCardPage();
  const isSlow = useLate(busy, patienceMs);
  const [first, setFirst] = useState<PaymentMethod>(method);
  const [isChosen, setChosen] = useState(isMethodChosen);
  const [mobile, setMobile] = useState(known);
  /** After which try the visitor chose another way: how the next one ends is to be seen again. */
  const [turnedAfter, setTurnedAfter] = useState<number | null>(null);
  const shown = screenOf(answer, { device, isTimeOut: payment.isTimeOut });

  useEffect(() => {
    if (otherKind !== null) navigate(orderHref(otherKind, order, language), { replace: true });
  }, [otherKind, order, language]);

  useEffect(() => {
    if (shown === "paid") onPaid();
    if (shown === "replaced") onReplaced();
    // Told once: whoever listens may be another function at the next look.
  }, [shown]);

  async function pay(one: Try) {
    if (options.beforePay !== undefined && !(await options.beforePay(one))) return;
    setFirst(one.method);
    if (one.mobile !== undefined) setMobile(one.mobile);
    const toOpen = await payment.start(one);
    if (toOpen !== null) cardPage.open(toOpen);
  }

  function otherWay(next: PaymentMethod) {
    setChosen(false);
    setFirst(next);
    setTurnedAfter(payment.triesHeardOf);
    // What has ended here may have been paid elsewhere meanwhile.
    void payment.askNow();
  }

  /** Another way than the one that waits: that one is ended first, or both could be paid. */
  async function changeTo(next: PaymentMethod) {
    setChosen(false);
    const left = await payment.cancel();
    // Where money may still have moved, how it ended says so before anything else is paid.
    if (left === null || left.paid || (left.payment !== null && isOpen(left.payment))) return;
    setFirst(next);
    setTurnedAfter(payment.triesHeardOf);
    if (next === "card") await pay({ method: next });
  }

  const [isBeginning, setBeginning] = useState(isJustMade && beginsAtOnce({ kind, method, device }));
  const begin = useEffectEvent(() => void pay({ method }).finally(() => setBeginning(false)));
  useEffect(() => {
    if (!isBeginning) return;
    // An answer that comes late finds nobody who has just pressed.
    if (contact !== "fine") setBeginning(false);
    else if (shown === "choose") begin();
    else if (shown !== "asking") setBeginning(false);
  }, [isBeginning, shown, contact]);

  if (turnedAfter !== null && !isEnded(shown)) setTurnedAfter(null);
  const wanted = isEnded(shown) && turnedAfter === payment.triesHeardOf ? "choose" : shown;
  // A try whose answer was lost may have begun: nothing new is offered until we know.
  const screen = wanted === "choose" && (isBeginning || contact !== "fine") ? "asking" : wanted;
  const isProviderSlow = useLate(screen === "contacting", contactPatienceMs);

  function notice(): Notice | null {
    if (contact !== "fine") return contact;
    if (isSlow) return "slow";
    if (refusal !== null && refusal !== "mobile" && showsRefusal[refusal](screen)) return refusal;
    if (isProviderSlow) return "slow";
    return cardPage.isAway && screen === "card" ? "cardPageAway" : null;
  }

  return {
    ...payment,
    answer,
    screen,
    first,
    isChosen,
    mobile,
    isBusy: busy !== null,
    notice: notice(),
    leaveForCardPage: cardPage.leave,
    setDevice,
    pay,
    otherWay,
    changeTo,
  };
}
export type OrderScreenState = ReturnType<typeof useOrderScreen>;

const cardPagePatienceMs = 8_000;

/** The way to the provider's page. A browser may try for a minute: whoever is still here after eight seconds is told. */
function useCardPage() {
  const [tries, setTries] = useState(0);
  const leave = () => setTries((before) => before + 1);

  // Back by the browser's own way, the page is as it was left.
  useEffect(() => {
    const cameBack = () => setTries(0);
    window.addEventListener("pageshow", cameBack);
    return () => window.removeEventListener("pageshow", cameBack);
  }, []);

  return {
    isAway: useLate(tries, cardPagePatienceMs),
    leave,
    open: (cardPage: string) => {
      leave();
      window.location.assign(cardPage);
    },
  };
}

function useLate(underWay: unknown, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [underWay, afterMs]);
  return isLate;
}
