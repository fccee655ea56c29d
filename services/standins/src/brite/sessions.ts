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
  isOthers: boolean;
  createdAt: number;
};

const newId = () => randomBytes(18).toString("base64url");

export const createSessions = (store: Store) => ({
  add: (request: StartRequest, state: number) =>
    store.insert<BriteSession>("brite_session", {
      id: newId(),
      token: newId(),
      state,
      merchantReference: request.merchant_reference,
      redirectUri: request.redirect_uri ?? null,
      callbacks: request.callbacks,
      createdAt: Date.now(),
    }),
  find: (id: string) => store.get<BriteSession>`select * from brite_session where id = ${id}`,
  findByToken: (token: string) => store.get<BriteSession>`select * from brite_session where token = ${token}`,
  newest: (limit: number) =>
    store.all<BriteSession>`select * from brite_session order by created_at desc, rowid desc limit ${limit}`,
  change: ({ id, state, person, bankId, isOthers }: BriteSession) =>
    store.run`update brite_session set state = ${state}, person = ${person}, bank_id = ${bankId},
      is_others = ${Number(isOthers)} where id = ${id}`,
});
