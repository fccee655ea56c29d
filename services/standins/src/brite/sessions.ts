import { randomBytes } from "node:crypto";
import type { Store } from "../store/open.ts";
import type { StartRequest } from "./request.ts";

export type BriteSession = {
  id: string;
  token: string;
  state: number;
  merchantReference: string;
  redirectUri: string | null;
  callbacks: StartRequest["callbacks"];
  /** Whose bank it was, and which: nothing until they have chosen an account. */
  person: string | null;
  bankId: string | null;
  /** They chose an account that somebody else holds. */
  isOthers: boolean;
  createdAt: number;
};

const columns = `id, token, state, merchant_reference as merchantReference, redirect_uri as redirectUri, callbacks, person,
  bank_id as bankId, is_others as isOthers, created_at as createdAt`;

const toSession = (row: Record<string, unknown>): BriteSession => ({
  ...(row as Omit<BriteSession, "callbacks" | "isOthers">),
  callbacks: JSON.parse(String(row.callbacks)) as BriteSession["callbacks"],
  isOthers: row.isOthers === 1,
});

const newId = () => randomBytes(18).toString("base64url");

export const createSessions = ({ db }: Store) => {
  const insert = db.prepare(
    `insert into brite_session (id, token, state, merchant_reference, redirect_uri, callbacks, created_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = (where: string) => db.prepare(`select ${columns} from brite_session where ${where}`);
  const byId = select("id = ?");
  const byToken = select("token = ?");
  const newest = select("true order by created_at desc, rowid desc limit 200");
  const change = db.prepare("update brite_session set state = ?, person = ?, bank_id = ?, is_others = ? where id = ?");
  const one = (row: Record<string, unknown> | undefined) => (row === undefined ? undefined : toSession(row));

  return {
    add: ({ merchant_reference, redirect_uri, callbacks }: StartRequest, state: number): BriteSession | undefined => {
      const id = newId();
      const given = [merchant_reference, redirect_uri ?? null, JSON.stringify(callbacks)] as const;
      insert.run(id, newId(), state, ...given, Date.now());
      return one(byId.get(id));
    },
    find: (id: string) => one(byId.get(id)),
    findByToken: (token: string) => one(byToken.get(token)),
    newest: () => newest.all().map(toSession),
    change: ({ id, state, person, bankId, isOthers }: BriteSession) =>
      void change.run(state, person, bankId, Number(isOthers), id),
  };
};
