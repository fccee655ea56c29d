import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { Refused } from "../calls/refused.ts";
import type { Scheduled, User } from "../payload-types.ts";
import { type Content, contentOf, newestOf, type ScheduledRecord } from "./records.ts";

export type Change = { record: ScheduledRecord; change: Scheduled["change"]; content: Content | null };

/** A request of its own, in a transaction that is already open. */
export async function requestOf(payload: Payload, user: User, transactionID: number | string) {
  const known = { ...user, collection: "users" as const };
  const req = await createLocalReq({ user: known, context: { replacesNewest: true } }, payload);
  req.transactionID = transactionID;
  return req;
}

/** With the rights of who asked for it, through every check that a press on the button goes through. */
export async function applyChange({ record, change, content }: Change, req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const newest = await newestOf(payload, record, req);
  if (newest === undefined) throw new Refused("Det finns inte längre, eller ligger i papperskorgen.");
  const data =
    change === "publish" ? { ...(content ?? contentOf(newest)), _status: "published" } : { _status: "draft" };
  const shared = { data: data as never, depth: 0, overrideAccess: false, overrideLock: true, user, req };
  await ("global" in record
    ? payload.updateGlobal({ slug: record.global, ...shared })
    : payload.update({ collection: record.collection, id: record.id, ...shared }));
}

type Told = { data?: { errors?: { message?: string; label?: string }[] } };

/** Which fields, where the service says so. */
export function reasonOf(error: unknown): string {
  const { data } = Object(error) as Told;
  const fields = (data?.errors ?? []).flatMap(({ label, message }) =>
    message === undefined ? [] : [label === undefined ? message : `${label}: ${message}`],
  );
  if (fields.length > 0) return fields.join(" ");
  return error instanceof Error ? error.message : String(error);
}
