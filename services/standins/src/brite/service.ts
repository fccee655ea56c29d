import type { Deliveries } from "../delivery/deliveries.ts";
import type { Store } from "../store/open.ts";
import { createAccess } from "./access.ts";
import type { BriteMerchant } from "./access.ts";
import { BriteRefusal } from "./errors.ts";
import type { StartRequest } from "./request.ts";
import { createSessions } from "./sessions.ts";
import type { BriteSession } from "./sessions.ts";
import type { BriteSettings } from "./settings.ts";
import { hasEnded, states } from "./wire.ts";

type Given = {
  store: Store;
  deliveries: Deliveries;
  deliverNow: () => void;
  settings: BriteSettings;
  merchant: BriteMerchant;
};

/** What somebody chose at their bank. */
export type Chosen = { person: string; bankId: string; isOthers: boolean };

/** What Brite knows and decides. */
export const createBrite = ({ store, deliveries, deliverNow, settings, merchant }: Given) => {
  const sessions = createSessions(store);

  /** With the news of it in the same transaction. */
  const change = (session: BriteSession) => {
    store.together(() => {
      sessions.change(session);
      for (const { url } of session.callbacks.filter(({ session_state }) => session_state === session.state)) {
        const news = { merchant_id: merchant.publicKey, session_id: session.id, session_state: session.state };
        const headers = { "content-type": "application/json" };
        const message = { url, headers, body: JSON.stringify(news), note: `läge ${session.state}` };
        deliveries.add({ provider: "brite", subject: session.id, ...message }, "waiting", Date.now());
      }
    });
    deliverNow();
  };
  /** Whether it had not ended before. */
  const end = (session: BriteSession, changes: Partial<BriteSession>) => {
    if (hasEnded(session)) return false;
    change({ ...session, ...changes });
    return true;
  };

  return {
    sessions,
    access: createAccess(store, merchant, settings),
    start: (request: StartRequest): BriteSession => {
      const session = sessions.add(request, states.created);
      if (session === undefined) throw new BriteRefusal("InvalidRequest");
      return session;
    },
    choose: (session: BriteSession, chosen: Chosen) => end(session, { state: states.completed, ...chosen }),
    abort: (session: BriteSession) => end(session, { state: states.aborted }),
    fail: (session: BriteSession) => end(session, { state: states.failed }),
    /** For tests: any state, also one that nobody has heard of. */
    set: change,
  };
};
export type Brite = ReturnType<typeof createBrite>;
