import { z } from "zod";
import type { Common } from "../parties.ts";
import { callCount } from "../store/settings.ts";
import { createAccess } from "./access.ts";
import type { BriteMerchant } from "./access.ts";
import { briteErrors } from "./errors.ts";
import type { BriteError } from "./errors.ts";
import type { StartRequest } from "./request.ts";
import { createSessions } from "./sessions.ts";
import type { BriteSession } from "./sessions.ts";
import { hasEnded, states } from "./wire.ts";

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
