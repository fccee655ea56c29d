import type { Store } from "../store/open.ts";
import type { RefundRequest } from "./request.ts";

export type SwishRefund = {
  id: string;
  paymentId: string;
  payerPaymentReference: string | null;
  callbackUrl: string;
  callbackIdentifier: string | null;
  amountOre: number;
  message: string | null;
  status: string;
  createdAt: number;
  paidAt: number | null;
};

const columns = `id, payment_id as paymentId, payer_payment_reference as payerPaymentReference,
  callback_url as callbackUrl, callback_identifier as callbackIdentifier, amount_ore as amountOre, message, status,
  created_at as createdAt, paid_at as paidAt`;

/** Between DEBITED and PAID. */
const settleMs = 300;

const toRefund = (row: unknown) => row as SwishRefund;

export const createRefunds = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into swish_refund (id, payment_id, payer_payment_reference, callback_url, callback_identifier, amount_ore,
       message, status, created_at, ends_at) values (?, ?, ?, ?, ?, ?, ?, 'DEBITED', ?, ?)`,
  );
  const byId = db.prepare(`select ${columns} from swish_refund where id = ?`);
  const sum = db.prepare(
    "select coalesce(sum(amount_ore), 0) as ore from swish_refund where payment_id = ? and status <> 'ERROR'",
  );
  const unsettled = db.prepare("select 1 from swish_refund where payment_id = ? and status = 'DEBITED'");
  const due = db.prepare(`select ${columns} from swish_refund where status = 'DEBITED' and ends_at <= ? limit 500`);
  const pay = db.prepare("update swish_refund set status = 'PAID', paid_at = ? where id = ? and status = 'DEBITED'");
  const fail = db.prepare("update swish_refund set status = 'ERROR' where id = ? and status = 'DEBITED'");

  return {
    add: (id: string, paymentId: string, request: RefundRequest) => {
      const { payerPaymentReference, callbackUrl, callbackIdentifier, amountOre, message } = request;
      const now = Date.now();
      const where = [payerPaymentReference, callbackUrl, callbackIdentifier] as const;
      insert.run(id, paymentId, ...where, amountOre, message, now, now + settleMs);
    },
    find: (id: string) => {
      const row = byId.get(id);
      return row === undefined ? undefined : toRefund(row);
    },
    sumOre: (paymentId: string): number => Number(sum.get(paymentId)?.ore),
    inProgress: (paymentId: string): boolean => unsettled.get(paymentId) !== undefined,
    due: () => due.all(Date.now()).map(toRefund),
    pay: (id: string): boolean => pay.run(Date.now(), id).changes === 1,
    fail: (id: string): boolean => fail.run(id).changes === 1,
  };
};
