import type { Store } from "../store/open.ts";
import type { StartRequest } from "./request.ts";

export type BankIdOrder = StartRequest & {
  id: string;
  autoStartToken: string;
  qrStartToken: string;
  qrStartSecret: string;
  status: "pending" | "complete" | "failed";
  hint: string | null;
  signer: string | null;
  signerIp: string | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  collected: boolean;
  collects: number;
};

export const createOrders = (store: Store) => {
  const find = (id: string) => store.get<BankIdOrder>`select * from bankid_order where id = ${id}`;
  return {
    add: (request: StartRequest) =>
      store.insert<BankIdOrder>("bankid_order", {
        ...request,
        id: crypto.randomUUID(),
        autoStartToken: crypto.randomUUID(),
        qrStartToken: crypto.randomUUID(),
        qrStartSecret: crypto.randomUUID(),
        status: "pending",
        hint: "outstandingTransaction",
        createdAt: Date.now(),
      }),
    find,
    findByAutoStart: (token: string) =>
      store.get<BankIdOrder>`select * from bankid_order where auto_start_token = ${token}`,
    findByQr: (token: string) => store.get<BankIdOrder>`select * from bankid_order where qr_start_token = ${token}`,
    pending: () => store.all<BankIdOrder>`select * from bankid_order where status = 'pending'`,
    waiting: () =>
      store.all<BankIdOrder>`select * from bankid_order where status = 'pending' and started_at is null
        order by created_at desc, rowid desc limit 20`,
    newest: () => store.all<BankIdOrder>`select * from bankid_order order by created_at desc, rowid desc limit 500`,
    progress: (id: string, hint: string) =>
      store.run`update bankid_order set hint = ${hint}, started_at = coalesce(started_at, ${Date.now()})
        where id = ${id} and status = 'pending'` === 1,
    /** Whether it was pending until now: an end is never changed. */
    complete: (id: string, signer: string, ip: string) =>
      store.run`update bankid_order set status = 'complete', hint = null, signer = ${signer}, signer_ip = ${ip},
        ended_at = ${Date.now()} where id = ${id} and status = 'pending'` === 1,
    fail: (id: string, hint: string) =>
      store.run`update bankid_order set status = 'failed', hint = ${hint}, ended_at = ${Date.now()}
        where id = ${id} and status = 'pending'` === 1,
    countCollect: (id: string) => store.run`update bankid_order set collects = collects + 1 where id = ${id}`,
    markCollected: (id: string) => store.run`update bankid_order set collected = 1 where id = ${id}`,
  };
};
