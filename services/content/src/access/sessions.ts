import { sql } from "@payloadcms/db-postgres";
import { decodeJwt, jwtVerify } from "jose";
import type { AuthStrategy, CollectionAfterLoginHook, Payload, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { tokenIn } from "../server/editor-cookie.ts";
import { deviceOf } from "./device.ts";

export type Session = { id: string; device: string; since: string; seen: string | null };

/** Payload knows when a session began; from which device, and when it was seen last, we keep ourselves. */
export const rememberDevice: CollectionAfterLoginHook<User> = async ({ req, token, user }) => {
  const { sid } = decodeJwt<{ sid?: string }>(token);
  if (sid === undefined) return;
  const { drizzle } = req.payload.db;
  const device = deviceOf(req.headers.get("user-agent"));
  await drizzle.execute(
    sql`insert into session_devices (session, user_id, device, seen_at)
        values (${sid}, ${user.id}, ${device}, now()) on conflict do nothing`,
  );
  await drizzle.execute(
    sql`delete from session_devices where seen_at < now() - interval '2 days'
        and not exists (select from users_sessions where id = session)`,
  );
};

/** Lets nobody in: asked before Payload's own way, it notes that a session is at work. */
export const seenStrategy: AuthStrategy = {
  name: "seen",
  authenticate: async ({ headers, payload }) => {
    const token = tokenIn(headers.get("cookie") ?? "");
    if (token === undefined) return { user: null };
    try {
      const verified = await jwtVerify<{ sid?: string }>(token, new TextEncoder().encode(payload.secret));
      await payload.db.drizzle.execute(
        sql`update session_devices set seen_at = now()
            where session = ${verified.payload.sid ?? ""} and seen_at < now() - interval '1 minute'`,
      );
    } catch {
      // Neither a token of ours nor a note that matters.
    }
    return { user: null };
  },
};

export async function sessionsOf({ db }: Payload, userId: number): Promise<Session[]> {
  const { rows } = await db.drizzle.execute<{ id: string; device: string | null; since: string; seen: string | null }>(
    sql`select s.id, d.device, s.created_at as since, d.seen_at as seen
        from users_sessions s left join session_devices d on d.session = s.id
        where s._parent_id = ${userId} and s.expires_at > now() order by coalesce(d.seen_at, s.created_at) desc`,
  );
  return rows.map(({ device, since, seen, ...row }) => ({
    ...row,
    device: device ?? "En okänd enhet",
    since: new Date(since).toISOString(),
    seen: seen === null ? null : new Date(seen).toISOString(),
  }));
}

type Drizzle = Payload["db"]["drizzle"];

/** In the request's own transaction, where one is open: it may hold the rows. */
async function drizzleOf({ payload, transactionID }: PayloadRequest): Promise<Drizzle> {
  const id = await transactionID;
  const open = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  return (open as Drizzle | undefined) ?? payload.db.drizzle;
}

export async function endSession(req: PayloadRequest, userId: number, session: string) {
  const drizzle = await drizzleOf(req);
  await drizzle.execute(sql`delete from users_sessions where _parent_id = ${userId} and id = ${session}`);
}

/** All of them, but for the one that is kept. */
export async function endSessions(req: PayloadRequest, userId: number, kept = "") {
  const drizzle = await drizzleOf(req);
  await drizzle.execute(sql`delete from users_sessions where _parent_id = ${userId} and id <> ${kept}`);
}

export const ownSessionOf = (req: PayloadRequest) => (req.user as { _sid?: string } | null)?._sid ?? "";
