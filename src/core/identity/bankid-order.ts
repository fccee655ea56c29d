import type { BankIdAction, BankIdDevice, BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { BankIdAnswer, PollBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { cancelBankId, cancelBankIdOnLeaving, pollBankId } from "#src/calls/bankid.ts";
import type { BankIdEnd, BankIdEvent } from "./bankid-machine.ts";
import { forgetOrder, storeOrder, storedOrder } from "./stored-order.ts";
import { isLedBack, takeNonce } from "./led-back.ts";
import { watchBankId, type BankIdWatch } from "./watch-bankid.ts";
import { otherTabs, watchPage } from "./watch-page.ts";

export type BankIdOptions = {
  purpose: BankIdPurpose;
  action: BankIdAction;
  start: (device: BankIdDevice) => Promise<BankIdAnswer>;
  pageToStore: () => string | undefined;
  send: (event: BankIdEvent) => void;
  onComplete: (token: string) => void;
  onIdentityExpired: () => void;
};

export function createBankIdOrder(options: BankIdOptions) {
  const { purpose, action, start, pageToStore, send, onComplete, onIdentityExpired } = options;
  let watch: BankIdWatch | undefined;
  let order: string | null = null;
  let lentOut: string | null = null;
  let turn = 0;
  let lastStart: Promise<unknown> = Promise.resolve();

  function put(now: string | null): void {
    order = now;
    if (now === null) forgetOrder();
    else storeOrder(now, pageToStore());
  }

  function stop(): void {
    turn += 1;
    watch?.stop();
    put(null);
  }

  function take(answer: BankIdAnswer): void {
    if (answer.state !== "complete") {
      if (answer.state === "failed") stop();
      else if (order !== answer.order) put(answer.order);
      send({ type: "answered", answer });
      return;
    }
    stop();
    if (answer.token === null) send({ type: "stopped", end: "rfa22" });
    else {
      send({ type: "answered", answer });
      onComplete(answer.token);
    }
  }

  function follow(first: PollBankId, onAnswer: (answer: BankIdAnswer) => void, onGone: () => void): BankIdWatch {
    let asked = first;
    watch = watchBankId({
      ask: () => pollBankId(asked),
      onAnswer: (answer) => {
        asked = { order: answer.order };
        onAnswer(answer);
      },
      onContact: (isLost) => send({ type: "contact", isLost }),
      onGone,
    });
    return watch;
  }

  const stopWith = (end: BankIdEnd) => () => {
    stop();
    send({ type: "stopped", end });
  };
  const drop = () => {
    stop();
    send({ type: "dropped" });
  };

  function resume(asked: PollBankId, onGone: () => void): void {
    stop();
    send({ type: "resumed" });
    const isOurs = (answer: BankIdAnswer) => answer.purpose === purpose && answer.action === action;
    let isNews = asked.nonce !== undefined;
    // The app has led to a tab that does not wait for this: the one that does goes on.
    const onOther = isNews ? stopWith("otherTab") : drop;
    follow(asked, (answer) => (isOurs(answer) ? takeHere(answer) : onOther()), onGone).askNow();

    function takeHere(answer: BankIdAnswer): void {
      if (isNews) tabs.tellTaken(answer.order);
      isNews = false;
      take(answer);
    }
  }

  function takeUp(): void {
    const nonce = takeNonce();
    const stored = storedOrder();
    if (nonce !== null) resume({ nonce }, stopWith("otherBrowser"));
    else if (stored !== null) resume({ order: stored }, drop);
  }

  async function begin(device: BankIdDevice): Promise<void> {
    stop();
    const mine = turn;
    send({ type: "pressed", device });
    // The browser's cookie is that of the start which is answered last.
    await lastStart;
    if (mine !== turn) return;
    const begun = start(device);
    lastStart = begun.catch(() => undefined);
    try {
      const answer = await begun;
      if (mine !== turn) {
        cancelBankIdOnLeaving(answer.order);
        return;
      }
      follow({ order: answer.order }, take, stopWith("gone")).askSoon();
      take(answer);
    } catch (error) {
      if (mine === turn) refuse(error);
    }
  }

  function refuse(error: unknown): void {
    if (error instanceof ApiError && error.code === "unauthorized") {
      send({ type: "dropped" });
      onIdentityExpired();
    } else send({ type: "stopped", end: refusalOfStart(error) });
  }

  function cancel(): void {
    const given = order;
    stop();
    send({ type: "cancelled" });
    // What cannot be given up ends by itself within minutes.
    if (given !== null) cancelBankId(given).catch(() => undefined);
  }

  const tabs = otherTabs((taken) => {
    if (taken !== order) return;
    stop();
    lentOut = taken;
    send({ type: "takenElsewhere" });
  });
  const page = watchPage({
    onLedBack: takeUp,
    onLeave: () => {
      if (order === null) return;
      cancelBankIdOnLeaving(order);
      forgetOrder();
    },
  });

  return {
    takeUp,
    begin: (device: BankIdDevice) => void begin(device),
    drop,
    cancel,
    openApp: () => {
      page.leadsToApp();
      send({ type: "opened" });
    },
    goOnHere: () => {
      if (lentOut === null) return;
      const taken = lentOut;
      tabs.tellTaken(taken);
      resume({ order: taken }, stopWith("gone"));
    },
    leave: () => {
      // A step that is drawn anew when the app leads back takes up the same order.
      if (order !== null && !isLedBack()) cancelBankIdOnLeaving(order);
      stop();
      tabs.stop();
      page.stop();
    },
  };
}
export type BankIdOrder = ReturnType<typeof createBankIdOrder>;

const told: Partial<Record<ApiError["code"], BankIdEnd>> = { too_many_requests: "tooMany" };

function refusalOfStart(error: unknown): BankIdEnd {
  if (!navigator.onLine) return "offline";
  return (error instanceof ApiError ? told[error.code] : undefined) ?? "notStarted";
}
