import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
  Where,
} from "payload";
import type { Kept } from "./newest.ts";

const locks = "payload-locked-documents";

/** Payload's own time, which no form of ours changes. */
const lockMs = 5 * 60 * 1000;

type Lock = { user: { relationTo: "users"; value: number }; updatedAt: string };

const lockOn = (kept: Kept): Where =>
  "id" in kept
    ? { "document.relationTo": { equals: kept.slug }, "document.value": { equals: kept.id } }
    : { globalSlug: { equals: kept.slug } };

/** Read outside the transaction of a save, where Payload has taken the lock away already. */
async function heldLock({ payload }: PayloadRequest, kept: Kept): Promise<Lock | undefined> {
  const shared = { limit: 1, pagination: false, sort: "-updatedAt" } as const;
  const { docs } = await payload.db.find({ collection: locks, where: lockOn(kept), ...shared });
  return docs[0] as unknown as Lock | undefined;
}

const isOver = ({ updatedAt }: Lock) => Date.now() - Date.parse(updatedAt) > lockMs;

export async function isHeldByAnother(req: PayloadRequest, kept: Kept): Promise<boolean> {
  const lock = await heldLock(req, kept);
  return lock !== undefined && !isOver(lock) && lock.user.value !== req.user?.id;
}

/**
 * Payload takes the lock away at every save: with autosave it would last for some seconds, and a second editor be told
 * nothing. It stays with who had it, and lasts longer only by their own saves.
 */
async function keepLock(req: PayloadRequest, kept: Kept): Promise<void> {
  const lock = await heldLock(req, kept);
  if (lock === undefined) return;
  const isMine = lock.user.value === req.user?.id;
  // The last words of who leaves: it would stand for five minutes more.
  if (isMine ? req.query.leaves === "true" : isOver(lock)) return;
  const on = "id" in kept ? { document: { relationTo: kept.slug, value: kept.id } } : { globalSlug: kept.slug };
  const updatedAt = isMine ? new Date().toISOString() : lock.updatedAt;
  await req.payload.db.create({ collection: locks, data: { ...on, user: lock.user, updatedAt }, req });
}

export const keepsLock =
  (slug: CollectionSlug): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const { id, deletedAt } = doc as { id: number; deletedAt?: string | null };
    if (operation === "update" && typeof deletedAt !== "string") await keepLock(req, { slug, id });
  };

export const keepsGlobalLock =
  (slug: GlobalSlug): GlobalAfterChangeHook =>
  ({ req }) =>
    keepLock(req, { slug });

/** The form tells when it is left. Nobody ends another's. */
export async function endOwnLock(req: PayloadRequest, kept: Kept): Promise<object> {
  const where: Where = { and: [lockOn(kept), { "user.value": { equals: req.user?.id } }] };
  await req.payload.db.deleteMany({ collection: locks, where, req });
  return {};
}
