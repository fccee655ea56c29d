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
  /** Its end has been told: BankID tells it once. */
  collected: number;
  /** How often it has been asked about. */
  collects: number;
};

const columns = `id, auto_start_token as autoStartToken, qr_start_token as qrStartToken,
  qr_start_secret as qrStartSecret, action, end_user_ip as endUserIp, visible, visible_format as visibleFormat,
  return_url as returnUrl, personal_number as personalNumber, status, hint, signer, signer_ip as signerIp,
  created_at as createdAt, started_at as startedAt, ended_at as endedAt, collected, collects`;

export const createOrders = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into bankid_order (id, auto_start_token, qr_start_token, qr_start_secret, action, end_user_ip, visible,
       visible_format, return_url, personal_number, status, hint, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', 'outstandingTransaction', ?)`,
  );
  const select = (where: string) => db.prepare(`select ${columns} from bankid_order where ${where}`);
  const byId = select("id = ?");
  const byAutoStart = select("auto_start_token = ?");
  const byQr = select("qr_start_token = ?");
  const pending = select("status = 'pending'");
  const waiting = select("status = 'pending' and started_at is null order by created_at desc, rowid desc limit 20");
  const newest = select("true order by created_at desc, rowid desc limit 500");
  const hint = db.prepare(
    "update bankid_order set hint = ?, started_at = coalesce(started_at, ?) where id = ? and status = 'pending'",
  );
  const end = db.prepare(
    `update bankid_order set status = ?, hint = ?, signer = ?, signer_ip = ?, ended_at = ?
     where id = ? and status = 'pending'`,
  );
  const count = db.prepare("update bankid_order set collects = collects + 1 where id = ?");
  const collect = db.prepare("update bankid_order set collected = 1 where id = ?");
  const one = (row: unknown) => row as BankIdOrder | undefined;

  return {
    add: (request: StartRequest): BankIdOrder | undefined => {
      const [id, auto, qr, secret] = Array.from({ length: 4 }, () => crypto.randomUUID());
      const { action, endUserIp, visible, visibleFormat, returnUrl, personalNumber } = request;
      const given = [action, endUserIp, visible, visibleFormat, returnUrl, personalNumber] as const;
      insert.run(id ?? "", auto ?? "", qr ?? "", secret ?? "", ...given, Date.now());
      return one(byId.get(id ?? ""));
    },
    find: (id: string) => one(byId.get(id)),
    findByAutoStart: (token: string) => one(byAutoStart.get(token)),
    findByQr: (token: string) => one(byQr.get(token)),
    pending: () => pending.all().map((row) => row as BankIdOrder),
    /** No phone has opened these yet. */
    waiting: () => waiting.all().map((row) => row as BankIdOrder),
    newest: () => newest.all().map((row) => row as BankIdOrder),
    progress: (id: string, to: string) => hint.run(to, Date.now(), id).changes === 1,
    /** Whether it was pending until now: an end is never changed. */
    end: (id: string, to: { status: "complete" | "failed"; hint: string | null; signer?: string; ip?: string }) =>
      end.run(to.status, to.hint, to.signer ?? null, to.ip ?? null, Date.now(), id).changes === 1,
    countCollect: (id: string) => void count.run(id),
    markCollected: (id: string) => void collect.run(id),
  };
};
