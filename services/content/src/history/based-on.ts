import type { CollectionBeforeOperationHook, CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { isOperation } from "../calls/operation.ts";
import { Refused } from "../calls/refused.ts";
import { takeTurn } from "../calls/transaction.ts";
import { differingFields, type Fields } from "./differences.ts";
import { isHeldByAnother } from "./keep-lock.ts";
import { newestOf, publishedOf, type Kept } from "./newest.ts";

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    /** Said by code of ours that saves what was chosen earlier: it may take the place of the newest version. */
    replacesNewest?: boolean;
  }
}

/** The admin's script shows both and lets the editor choose (admin/history/conflict.tsx). */
const conflictStatus = 409;

type SaveArgs = { id?: number | string; data?: Fields; overrideAccess?: boolean; overrideLock?: boolean };

/** What takes nothing of another's away: to the bin and back, and unpublishing. */
const withoutContent = ["deletedAt", "_status"];

/**
 * Forms carry the time of what they were filled with as `updatedAt`. A save that was made on an older version is refused,
 * and so is one that does not say what it was made on. Commands and the service itself have no such form.
 */
async function refuseStale(req: PayloadRequest, kept: Kept, { data = {}, overrideAccess, overrideLock }: SaveArgs) {
  if (req.user === null || overrideAccess === true || req.context.replacesNewest === true) return;
  if (Object.keys(data).every((key) => withoutContent.includes(key))) return;
  await takeTurn(req, `save ${kept.slug} ${"id" in kept ? kept.id : ""}`);
  // Payload refuses it by the lock, and what to choose between may yet change.
  if (overrideLock === false && (await isHeldByAnother(req, kept))) return;
  const newest = await newestOf(req, kept);
  if (newest?.at === undefined) return;
  const basis = typeof data.updatedAt === "string" ? Date.parse(data.updatedAt) : Number.NaN;
  if (basis === newest.at.getTime() || differingFields(data, newest.doc).length === 0) return;
  if (Number.isNaN(basis))
    throw new Refused("Det syns inte vilken version ändringen bygger på. Öppna sidan på nytt och gör om den.", 428);
  // Back to what visitors see: the draft stays among the versions.
  const published = await publishedOf(req, kept);
  if (published !== null && data._status === "published" && differingFields(data, published).length === 0) return;
  throw new Refused(`${newest.told} Ingenting har skrivits över.`, conflictStatus);
}

export const basedOnNewest =
  (slug: CollectionSlug): CollectionBeforeOperationHook =>
  async (hook) => {
    const { id, ...save } = hook.args as SaveArgs;
    if (isOperation(hook, "update") && id !== undefined) await refuseStale(hook.req, { slug, id: Number(id) }, save);
  };

type GlobalOperation = { args?: unknown; operation: string; req: PayloadRequest };

export const globalBasedOnNewest =
  (slug: GlobalSlug) =>
  async ({ args, operation, req }: GlobalOperation) => {
    if (operation === "update") await refuseStale(req, { slug }, args as SaveArgs);
  };
