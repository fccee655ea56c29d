import { randomBytes } from "node:crypto";
import { z } from "zod";
import { sameText } from "../mondido/wire.ts";
import type { Store } from "../store/open.ts";
import { briteRefusal, briteErrors, type StartRequest, type BriteError } from "./request.ts";
import type { Common } from "../parties.ts";
import { callCount } from "../store/settings.ts";
import { hasEnded, states } from "./wire.ts";

type BriteMerchant = { publicKey: string; secret: string };

const newToken = () => randomBytes(32).toString("base64url");

const createAccess = (store: Store, merchant: BriteMerchant, goodForSeconds: () => number) => ({
  authorize: (keys: { public_key: string; secret: string }) => {
    if (keys.public_key !== merchant.publicKey || !sameText(keys.secret, merchant.secret))
      throw briteRefusal("InvalidCredentials");
    const token = newToken();
    const expires = Math.floor(Date.now() / 1_000) + goodForSeconds();
    store.insert("brite_access", { token, expiresAt: expires * 1_000 });
    return { access_token: token, expires, refresh_token: newToken() };
  },
  require: (authorization = "") => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? "";
    if (store.get`select 1 from brite_access where token = ${token} and expires_at > ${Date.now()}` === undefined)
      throw briteRefusal("Unauthorized");
  },
  given: () => store.get<{ given: number }>`select count(*) as given from brite_access`,
});

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

const createSessions = (store: Store) => ({
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

/** How long an access token is good. Brite's own figure is not known. */
const briteTimes = z.strictObject({ tokenSeconds: z.coerce.number().int().min(0).max(86_400).default(3_600) });

/** An error that the next calls are answered with, of one operation or of all. */
const briteTrouble = z
  .strictObject({
    error: z.enum(Object.keys(briteErrors) as BriteError[]),
    calls: callCount.default(1),
    operation: z.string().optional(),
  })
  .nullable();

type Chosen = { person: string; bankId: string; isOthers: boolean };

export const createBrite = ({
  store,
  deliveries,
  deliverNow,
  settings,
  merchant,
}: Common & { merchant: BriteMerchant }) => {
  const sessions = createSessions(store);
  const times = settings.create("briteTimes", briteTimes, {});

  const change = (session: BriteSession) => {
    store.transaction(() => {
      sessions.change(session);
      for (const { url } of session.callbacks.filter(({ session_state }) => session_state === session.state)) {
        const body = { merchant_id: merchant.publicKey, session_id: session.id, session_state: session.state };
        deliveries.add({ provider: "brite", subject: session.id, url, body, note: `läge ${session.state}` });
      }
    });
    deliverNow();
  };
  const end = (session: BriteSession, changes: Partial<BriteSession>) => {
    if (!hasEnded(session)) change({ ...session, ...changes });
  };

  return {
    sessions,
    times,
    trouble: settings.create("briteTrouble", briteTrouble, null),
    access: createAccess(store, merchant, () => times.get().tokenSeconds),
    start: (request: StartRequest): BriteSession => sessions.add(request, states.created),
    choose: (session: BriteSession, chosen: Chosen) => end(session, { state: states.completed, ...chosen }),
    abort: (session: BriteSession) => end(session, { state: states.aborted }),
    fail: (session: BriteSession) => end(session, { state: states.failed }),
    /** For tests: any state, also one that nobody has heard of. */
    set: change,
  };
};
