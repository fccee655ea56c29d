import { decryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import { complete } from "./complete.ts";
import type { BankIdDeps, Visitor } from "./deps.ts";
import { endUserIp } from "./session.ts";
import { changePending, claim, type OrderRow } from "./repository.ts";
import { decryptShown } from "./encryption.ts";
import type { Started } from "./client.ts";
import { fromNow, now } from "../../platform/database/time.ts";

type Holder = { visitor: Visitor; session: string };

const ourFaults = ["invalidParameters", "unauthorized", "notFound", "methodNotAllowed", "unsupportedMediaType"];
const passing = ["maintenance", "tooManyRequests"];
const pauseMs = 2_000;

const onlyNumber = ({ environment }: BankIdDeps, row: OrderRow): string | null => {
  const { onlyNumber: personalNumber, onlyNumberKeyVersion: personalNumberKeyVersion } = row;
  if (personalNumber === null || personalNumberKeyVersion === null) return null;
  return decryptPersonalNumber(environment.personalNumberKeys, { personalNumber, personalNumberKeyVersion });
};

const end = async (deps: BankIdDeps, { id }: OrderRow, hint: string | undefined): Promise<void> => {
  await changePending(deps.db, id, { state: "failed", hint: hint ?? null });
};

const meetTrouble = async (deps: BankIdDeps, row: OrderRow, code: string, waitSeconds?: number) => {
  const { db, environment, log } = deps;
  if ((row.sinceTroubleMs ?? 0) >= environment.bankId.patienceMs) return end(deps, row, code);
  log.warn({ code }, "BankID does not answer as it should");
  const nextAskAt = fromNow(waitSeconds === undefined ? pauseMs : waitSeconds * 1_000);
  await changePending(db, row.id, { nextAskAt, troubledAt: row.troubledAt ?? now });
};

const meetRefusal = async (deps: BankIdDeps, row: OrderRow, code: string, waitSeconds: number | undefined) => {
  if (passing.includes(code)) return meetTrouble(deps, row, code, waitSeconds);
  if (ourFaults.includes(code)) deps.log.error({ code }, "BankID refused a call of ours");
  return end(deps, row, code);
};

const tellStarted = (deps: BankIdDeps, { id }: OrderRow, started: Started) =>
  changePending(deps.db, id, {
    ...started,
    hint: "outstandingTransaction",
    answeredAt: now,
    nextAskAt: fromNow(deps.environment.bankId.collectMs),
    troubledAt: null,
  });

const begin = async (deps: BankIdDeps, row: OrderRow, { visitor }: Holder): Promise<void> => {
  const { action, returnUrl } = row;
  const result = await deps.client.start({
    action,
    endUserIp: endUserIp(visitor.ip),
    shown: decryptShown(deps.environment.personalNumberKeys, row),
    returnUrl,
    personalNumber: onlyNumber(deps, row),
  });
  if (result.kind === "refused") return meetRefusal(deps, row, result.code, result.waitSeconds);
  if (result.kind === "noAnswer") {
    deps.log.warn({ why: result.why }, "BankID did not answer a start");
    return end(deps, row, "noAnswer");
  }
  // Given up meanwhile: nobody will look after it.
  if (!(await tellStarted(deps, row, result.data))) await deps.client.cancel(result.data.orderRef);
};

const notStarted = { orderRef: null, autoStartToken: null, qrStartToken: null, qrStartSecret: null, answeredAt: null };
const isFresh = ({ sinceCreatedMs }: OrderRow, ms: number) => (sinceCreatedMs ?? 0) < ms;

const collect = async (deps: BankIdDeps, row: OrderRow, orderRef: string, holder: Holder, askedAt: number) => {
  const { db, client, environment } = deps;
  const { collectMs, restartMs } = environment.bankId;
  const result = await client.collect(orderRef);
  if (result.kind === "noAnswer") return meetTrouble(deps, row, "noAnswer");
  if (result.kind === "refused") return meetRefusal(deps, row, result.code, result.waitSeconds);
  switch (result.data.status) {
    case "pending": {
      const leftMs = Math.max(0, askedAt + collectMs - performance.now());
      const { hintCode: hint = null } = result.data;
      await changePending(db, row.id, { hint, nextAskAt: fromNow(leftMs), troubledAt: null });
      return;
    }
    case "failed":
      if (result.data.hintCode !== "startFailed" || !isFresh(row, restartMs))
        return end(deps, row, result.data.hintCode);
      // Nobody has opened the app yet: a new order takes its place, and the visitor sees no more than the next code.
      if (await changePending(db, row.id, { ...notStarted, hint: null })) await begin(deps, row, holder);
      return;
    case "complete":
      return complete(deps, row, result.data.completionData, holder);
  }
};

export const advance = async (deps: BankIdDeps, id: string, holder: Holder): Promise<void> => {
  const askedAt = performance.now();
  // Cancelling what was given up meanwhile is a second call.
  const row = await claim(deps.db, id, 2 * deps.environment.providerTimeoutMs + 1_000);
  if (row === undefined) return;
  await (row.orderRef === null ? begin(deps, row, holder) : collect(deps, row, row.orderRef, holder, askedAt));
};
