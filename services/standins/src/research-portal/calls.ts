import type { Store } from "../store/open.ts";

type Call = { receivedAt: number; path: string; origin: string; status: number };

/** Who has fetched what: a build has no origin, a visitor's browser has the site's. */
export const createPortalCalls = ({ db }: Store) => {
  const insert = db.prepare("insert into portal_call (received_at, path, origin, status) values (?, ?, ?, ?)");
  const newest = db.prepare(
    "select received_at as receivedAt, path, origin, status from portal_call order by id desc limit ?",
  );
  return {
    add: (path: string, origin: string, status: number) => void insert.run(Date.now(), path, origin, status),
    newest: (limit: number) => newest.all(limit) as Call[],
  };
};
export type PortalCalls = ReturnType<typeof createPortalCalls>;
