import { randomBytes } from "node:crypto";
import type { Store } from "../store/open.ts";
import { isResultCode } from "./codes.ts";
import type { Ending } from "./outcomes.ts";
import type { PaymentRequest } from "./request.ts";

export type SwishPayment = PaymentRequest & {
  id: string;
  token: string | null;
  status: string;
  errorCode: string | null;
  paymentReference: string | null;
  createdAt: number;
  paidAt: number | null;
  /** While it waits: when it ends by itself. */
  endsAt: number;
  endsAs: string;
};

const columns = `id, token, status, payee_payment_reference as payeePaymentReference, callback_url as callbackUrl,
  callback_identifier as callbackIdentifier, payer_alias as payerAlias, payee_alias as payeeAlias,
  amount_ore as amountOre, message, error_code as errorCode, payment_reference as paymentReference,
  created_at as createdAt, paid_at as paidAt, ends_at as endsAt, ends_as as endsAs`;

/** Whose phone pays what nobody's number was given for. Reserved for fiction. */
const somebodysNumber = "46701740605";
const newReference = () => randomBytes(16).toString("hex").toUpperCase();

/** SQLite gives rows without types; the table says what they are. */
const toPayment = (row: unknown) => row as SwishPayment;

export const createPayments = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into swish_payment (id, token, payee_payment_reference, callback_url, callback_identifier, payer_alias,
       payee_alias, amount_ore, message, status, created_at, ends_at, ends_as)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'CREATED', ?, ?, ?) on conflict (id) do nothing`,
  );
  const byId = db.prepare(`select ${columns} from swish_payment where id = ?`);
  const byToken = db.prepare(`select ${columns} from swish_payment where token = ?`);
  const byReference = db.prepare(`select ${columns} from swish_payment where payment_reference = ?`);
  const activeOf = db.prepare("select 1 from swish_payment where payer_alias = ? and status = 'CREATED'");
  const due = db.prepare(`select ${columns} from swish_payment where status = 'CREATED' and ends_at <= ? limit 500`);
  const waiting = db.prepare(`select ${columns} from swish_payment where status = 'CREATED' order by created_at desc`);
  const newest = db.prepare(`select ${columns} from swish_payment order by created_at desc limit ?`);
  const end = db.prepare(
    `update swish_payment set status = ?, error_code = ?, paid_at = ?, payment_reference = ?,
       payer_alias = coalesce(payer_alias, ?) where id = ? and status = 'CREATED'`,
  );
  const one = (row: unknown) => (row === undefined ? undefined : toPayment(row));

  return {
    /** Whether the id was free. */
    add: (id: string, request: PaymentRequest, ends: { at: number; as: Ending }): boolean => {
      const token = request.payerAlias === null ? randomBytes(16).toString("hex") : null;
      const { payeePaymentReference, callbackUrl, callbackIdentifier, payerAlias, payeeAlias } = request;
      const aliases = [callbackUrl, callbackIdentifier, payerAlias, payeeAlias] as const;
      const { amountOre, message } = request;
      const what = [amountOre, message, Date.now(), ends.at, ends.as] as const;
      return insert.run(id, token, payeePaymentReference, ...aliases, ...what).changes === 1;
    },
    find: (idOrToken: string) => one(byId.get(idOrToken)) ?? one(byToken.get(idOrToken)),
    findByReference: (reference: string) => one(byReference.get(reference)),
    payerIsBusy: (payerAlias: string): boolean => activeOf.get(payerAlias) !== undefined,
    due: () => due.all(Date.now()).map(toPayment),
    waiting: () => waiting.all().map(toPayment),
    newest: (limit: number) => newest.all(limit).map(toPayment),
    all: () => newest.all(-1).map(toPayment),
    /** Whether it waited until now: an end is never changed. */
    end: (id: string, ending: Ending): boolean => {
      const paid = ending === "PAID";
      const failed = isResultCode(ending);
      const { changes } = end.run(
        failed ? "ERROR" : ending,
        failed ? ending : null,
        paid ? Date.now() : null,
        paid ? newReference() : null,
        paid ? somebodysNumber : null,
        id,
      );
      return changes === 1;
    },
  };
};
