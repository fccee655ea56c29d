import { randomBytes } from "node:crypto";
import type { Store } from "../store/open.ts";
import type { Ending, Outcome } from "./outcomes.ts";
import type { TransactionRequest } from "./request.ts";

export type Transaction = TransactionRequest & {
  id: number;
  pageToken: string;
  status: string;
  errorName: string | null;
  cardHolder: string | null;
  cardNumber: string | null;
  createdAt: number;
  processedAt: number | null;
  endsAs: string | null;
};

/** Of a card only what is shown on a receipt. */
export type Card = { holder: string; maskedNumber: string };

const columns = `id, page_token as pageToken, payment_ref as paymentRef, customer_ref as customerRef,
  amount_ore as amountOre, vat_amount as vatAmount, currency, test, success_url as successUrl, error_url as errorUrl,
  webhook_url as webhookUrl, items, metadata, payment_details as paymentDetails, status, error_name as errorName,
  card_holder as cardHolder, card_number as cardNumber, created_at as createdAt, processed_at as processedAt,
  ends_as as endsAs`;

const toTransaction = (row: Record<string, unknown>): Transaction => ({
  ...(row as Transaction),
  test: row.test === 1,
  items: JSON.parse(String(row.items)) as unknown[],
  metadata: JSON.parse(String(row.metadata)) as Record<string, unknown>,
  paymentDetails: JSON.parse(String(row.paymentDetails)) as Record<string, unknown>,
});

export type Refund = { id: number; transactionId: number; amountOre: number; reason: string; createdAt: number };

const refundColumns = `id, transaction_id as transactionId, amount_ore as amountOre, reason, created_at as createdAt`;

export const createTransactions = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into mondido_transaction (page_token, payment_ref, customer_ref, amount_ore, vat_amount, currency, test,
       success_url, error_url, webhook_url, items, metadata, payment_details, status, created_at, ends_at, ends_as)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?) on conflict (payment_ref) do nothing`,
  );
  const select = (rest: string) => db.prepare(`select ${columns} from mondido_transaction ${rest}`);
  const byId = select("where id = ?");
  const byRef = select("where payment_ref = ?");
  const byPage = select("where page_token = ?");
  const due = select("where status = 'pending' and ends_at <= ? limit 500");
  const newest = select("where ?1 is null or status = ?1 order by id desc limit ?2 offset ?3");
  const end = db.prepare(
    `update mondido_transaction set status = ?, error_name = ?, card_holder = ?, card_number = ?, processed_at = ?
     where id = ? and status = 'pending'`,
  );
  const insertRefund = db.prepare(
    "insert into mondido_refund (transaction_id, amount_ore, reason, created_at) values (?, ?, ?, ?)",
  );
  const refundsOf = db.prepare(`select ${refundColumns} from mondido_refund where transaction_id = ?`);
  const refundById = db.prepare(`select ${refundColumns} from mondido_refund where id = ?`);
  const allRefunds = db.prepare(`select ${refundColumns} from mondido_refund order by id desc limit ? offset ?`);
  const count = db.prepare("select count(*) as n from mondido_transaction where ?1 is null or status = ?1");

  const one = (row: Record<string, unknown> | undefined) => (row === undefined ? undefined : toTransaction(row));
  const toRefund = (row: unknown) => row as Refund;
  const findByRef = (paymentRef: string) => one(byRef.get(paymentRef));

  return {
    findByRef,
    find: (id: number) => one(byId.get(id)),
    findByPage: (token: string) => one(byPage.get(token)),
    count: (status: string | null) => Number(count.get(status)?.n),
    due: () => due.all(Date.now()).map(toTransaction),
    newest: (limit: number, offset = 0, status: string | null = null) =>
      newest.all(status, limit, offset).map(toTransaction),
    all: () => newest.all(null, -1, 0).map(toTransaction),
    /** Nothing when the reference is used. */
    add: (request: TransactionRequest, ends: { at: number; as: Outcome } | null): Transaction | undefined => {
      const { paymentRef, customerRef, amountOre, vatAmount, currency, successUrl, errorUrl, webhookUrl } = request;
      const first = [paymentRef, customerRef, amountOre, vatAmount, currency, Number(request.test)] as const;
      const json = [request.items, request.metadata, request.paymentDetails].map((value) => JSON.stringify(value));
      const token = randomBytes(16).toString("hex");
      const where = [successUrl, errorUrl, webhookUrl, ...json] as const;
      const { changes } = insert.run(token, ...first, ...where, Date.now(), ends?.at ?? null, ends?.as ?? null);
      return changes === 1 ? findByRef(paymentRef) : undefined;
    },
    /** Whether it waited until now: an end is never changed. */
    end: (id: number, { status, errorName }: Ending, card: Card | null): boolean => {
      const number = card?.maskedNumber ?? null;
      return end.run(status, errorName, card?.holder ?? null, number, Date.now(), id).changes === 1;
    },
    addRefund: (transactionId: number, amountOre: number, reason: string): Refund => {
      const { lastInsertRowid } = insertRefund.run(transactionId, amountOre, reason, Date.now());
      return toRefund(refundById.get(lastInsertRowid));
    },
    refundsOf: (transactionId: number) => refundsOf.all(transactionId).map(toRefund),
    findRefund: (id: number) => {
      const row = refundById.get(id);
      return row === undefined ? undefined : toRefund(row);
    },
    refunds: (limit: number, offset: number) => allRefunds.all(limit, offset).map(toRefund),
  };
};
