import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { createOrders, type BankIdOrder } from "./orders.ts";
import { repeat } from "../delivery/repeat.ts";
import type { Common } from "../parties.ts";
import { durationMs, callCount } from "../store/settings.ts";
import { bankIdErrors, bankIdRefusal, type BankIdError, type StartRequest } from "./request.ts";
import { alwaysBusy, fates } from "./people.ts";

/** A code that was photographed and passed on is refused: it is another each second. */
const toleranceSeconds = 5;

type Scanned = { token: string; second: number; code: string };

const readQr = (written: string): Scanned | undefined => {
  const [, token, second, code] = /^bankid\.([\da-f-]{36})\.(\d{1,6})\.([\da-f]{64})$/.exec(written.trim()) ?? [];
  if (token === undefined || second === undefined || code === undefined) return undefined;
  return { token, second: Number(second), code };
};

/** Whether the code was made with the order's secret, for about now. */
const isGenuine = ({ second, code }: Scanned, order: BankIdOrder, now = Date.now()): boolean => {
  const made = createHmac("sha256", order.qrStartSecret).update(String(second)).digest();
  const isNow = Math.abs((now - order.createdAt) / 1_000 - second) <= toleranceSeconds;
  return isNow && timingSafeEqual(made, Buffer.from(code, "hex"));
};

const clockMs = 50;
const bankIdTimes = z.strictObject({
  startMs: durationMs.default(30_000),
  /** How long the order lives after that. BankID's own figure is not public. */
  lifeMs: durationMs.default(180_000),
  keepCompleteMs: durationMs.default(180_000),
  keepFailedMs: durationMs.default(300_000),
});

/** An error that the next calls are answered with, of one operation or of all. */
const bankIdTrouble = z
  .strictObject({
    code: z.enum(Object.keys(bankIdErrors) as BankIdError[]),
    calls: callCount.default(1),
    operation: z.enum(["auth", "sign", "collect", "cancel"]).optional(),
  })
  .nullable();

const noSuchOrder = () => bankIdRefusal("invalidParameters", "No such order");

export const createBankId = ({ store, settings }: Common) => {
  const orders = createOrders(store);
  const { fail } = orders;
  const times = settings.create("bankIdTimes", bankIdTimes, {});
  const trouble = settings.create("bankIdTrouble", bankIdTrouble, null);

  const endDue = () => {
    const { startMs, lifeMs } = times.get();
    const now = Date.now();
    for (const { id, createdAt, startedAt } of orders.pending()) {
      if (startedAt === null && now >= createdAt + startMs) fail(id, "startFailed");
      if (startedAt !== null && now >= startedAt + lifeMs) fail(id, "expiredTransaction");
    }
  };
  const clock = repeat(endDue, clockMs);

  /** BankID forgets an order once its end is told, or some time after the end. */
  const known = (id: string): BankIdOrder => {
    endDue();
    const order = orders.find(id);
    if (order === undefined || order.collected) throw noSuchOrder();
    const { keepCompleteMs, keepFailedMs } = times.get();
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
    times,
    trouble,
    ...clock,
    start: (request: StartRequest): BankIdOrder => {
      endDue();
      const { personalNumber } = request;
      const made = store.transaction(() => {
        const theirs = ({ personalNumber: whose }: BankIdOrder) => personalNumber !== null && whose === personalNumber;
        const earlier = orders.pending().filter(theirs);
        // Neither goes on: the earlier one is ended, and this one is not made.
        for (const { id } of earlier) fail(id, "cancelled");
        return earlier.length > 0 || personalNumber === alwaysBusy ? undefined : orders.add(request);
      });
      if (made === undefined) throw bankIdRefusal("alreadyInProgress");
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
      fail(id, "cancelled");
      orders.markCollected(id);
    },
    openByLink: (autoStartToken: string) => open(orders.findByAutoStart(autoStartToken)),
    openByQr: (written: string) => {
      const scanned = readQr(written);
      const order = scanned && orders.findByQr(scanned.token);
      return order && isGenuine(scanned, order) ? open(order) : undefined;
    },
    show: (id: string) => orders.progress(id, "userSign"),
    approve: (id: string, person: string, ip: string): boolean => {
      const order = orders.find(id);
      if (order === undefined) return false;
      const fate = order.personalNumber === null || order.personalNumber === person ? fates[person] : "certificateErr";
      if (fate !== undefined) return fail(id, fate);
      // A newer order of the same person takes the place of an older one.
      for (const other of orders.pending())
        if (other.id !== id && other.personalNumber === person) fail(other.id, "cancelled");
      return orders.complete(id, person, ip);
    },
    reject: (id: string) => fail(id, "userCancel"),
    fail,
    hint: (id: string, hint: string) => orders.progress(id, hint),
  };
};
export type BankId = ReturnType<typeof createBankId>;
