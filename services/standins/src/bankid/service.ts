import { repeat } from "../delivery/repeat.ts";
import type { Store } from "../store/open.ts";
import { BankIdRefusal } from "./errors.ts";
import { createOrders } from "./orders.ts";
import type { BankIdOrder } from "./orders.ts";
import { alwaysBusy, fates } from "./people.ts";
import { isGenuine, readQr } from "./qr.ts";
import type { StartRequest } from "./request.ts";
import type { BankIdSettings } from "./settings.ts";

const clockMs = 50;
const noSuchOrder = () => new BankIdRefusal("invalidParameters", "No such order");

/** What BankID knows and decides. */
export const createBankId = ({ store, settings }: { store: Store; settings: BankIdSettings }) => {
  const orders = createOrders(store);

  const fail = (id: string, hint: string) => orders.end(id, { status: "failed", hint });
  const endDue = () => {
    const { startMs, lifeMs } = settings.times();
    const now = Date.now();
    for (const { id, createdAt, startedAt } of orders.pending()) {
      if (startedAt === null && now >= createdAt + startMs) fail(id, "startFailed");
      if (startedAt !== null && now >= startedAt + lifeMs) fail(id, "expiredTransaction");
    }
  };
  const clock = repeat(endDue, clockMs);

  /** Nothing when it has ended and been told, or was ended so long ago that it is forgotten. */
  const known = (id: string): BankIdOrder => {
    endDue();
    const order = orders.find(id);
    if (order === undefined || order.collected === 1) throw noSuchOrder();
    const { keepCompleteMs, keepFailedMs } = settings.times();
    const keepMs = order.status === "complete" ? keepCompleteMs : keepFailedMs;
    if (order.endedAt !== null && Date.now() > order.endedAt + keepMs) throw noSuchOrder();
    return order;
  };

  const open = (order: BankIdOrder | undefined): BankIdOrder | undefined => {
    if (order?.status !== "pending") return undefined;
    orders.progress(order.id, "started");
    return orders.find(order.id);
  };

  return {
    orders,
    now: clock.now,
    stop: clock.stop,
    start: (request: StartRequest): BankIdOrder => {
      endDue();
      const { personalNumber } = request;
      const made = store.together(() => {
        const theirs = ({ personalNumber: whose }: BankIdOrder) => personalNumber !== null && whose === personalNumber;
        const earlier = orders.pending().filter(theirs);
        // Neither goes on: the earlier one is ended, and this one is not made.
        for (const { id } of earlier) fail(id, "cancelled");
        return earlier.length > 0 || personalNumber === alwaysBusy ? undefined : orders.add(request);
      });
      if (made === undefined) throw new BankIdRefusal("alreadyInProgress");
      return made;
    },
    collect: (id: string): BankIdOrder => {
      const order = known(id);
      orders.countCollect(id);
      if (order.status !== "pending") orders.markCollected(id);
      return order;
    },
    cancel: (id: string): void => {
      if (known(id).status !== "pending") throw noSuchOrder();
      orders.end(id, { status: "failed", hint: "cancelled" });
      orders.markCollected(id);
    },
    openByLink: (autoStartToken: string) => open(orders.findByAutoStart(autoStartToken)),
    openByQr: (written: string) => {
      const scanned = readQr(written);
      const order = scanned && orders.findByQr(scanned.token);
      return order && isGenuine(scanned, order) ? open(order) : undefined;
    },
    /** The order is on the phone's screen. */
    show: (id: string) => orders.progress(id, "userSign"),
    /** Pressed in the app, by that person, seen at that address. */
    approve: (id: string, person: string, ip: string): boolean => {
      const order = orders.find(id);
      if (order === undefined) return false;
      const fate = order.personalNumber === null || order.personalNumber === person ? fates[person] : "certificateErr";
      if (fate !== undefined) return fail(id, fate);
      // A newer order of the same person takes the place of an older one.
      for (const other of orders.pending())
        if (other.id !== id && other.personalNumber === person) fail(other.id, "cancelled");
      return orders.end(id, { status: "complete", hint: null, signer: person, ip });
    },
    reject: (id: string) => fail(id, "userCancel"),
    fail,
    hint: (id: string, hint: string) => orders.progress(id, hint),
  };
};
export type BankId = ReturnType<typeof createBankId>;
