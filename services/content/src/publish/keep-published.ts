import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type DataFromCollectionSlug,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  type PayloadRequest,
} from "payload";
import { Refused } from "../calls/refused.ts";

type Keeping = "giftProducts" | "pages" | "campaigns";
type Rule<Slug extends Keeping> = {
  field: keyof DataFromCollectionSlug<Slug>;
  isNeeded: (value: unknown) => boolean;
  reason: (value: unknown) => string;
};

/** `next` is undefined when it is removed or taken back. */
type Refuse = (req: PayloadRequest, id: number | string, next?: Record<string, unknown>) => Promise<void>;

/** Payload moves a record to the bin by an update. */
export const isInBin = ({ deletedAt }: { deletedAt?: unknown }) => typeof deletedAt === "string";

function keeping(refuse: Refuse) {
  const beforeChange: CollectionBeforeChangeHook<{ id: number }> = async ({ data, operation, originalDoc, req }) => {
    // A draft does not change the published version.
    if (operation === "create" || originalDoc === undefined || req.context.savesDraft === true) return;
    const next: Record<string, unknown> = data;
    const leaves = next._status === "draft" || isInBin(next);
    await (leaves ? refuse(req, originalDoc.id) : refuse(req, originalDoc.id, next));
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => refuse(req, id);
  return { beforeChange: [beforeChange], beforeDelete: [beforeDelete] };
}

export const keepPublished = <Slug extends Keeping>(collection: Slug, { field, isNeeded, reason }: Rule<Slug>) =>
  keeping(async (req, id, next) => {
    const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
    const published = found as DataFromCollectionSlug<Slug> | null;
    if (published?._status !== "published" || !isNeeded(published[field])) return;
    const stays = next !== undefined && (next[field as string] ?? published[field]) === published[field];
    if (!stays) throw new Refused(reason(published[field]));
  });

/** Several removed at once still see each other: the readers of published content then keep the last valid one. */
export const keepOnePublished = (collection: "membershipKinds", reason: string) =>
  keeping(async (req, id, next) => {
    if (next !== undefined) return;
    const where = { _status: { equals: "published" } };
    const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 2, req });
    if (docs.length === 1 && docs[0]?.id === id) throw new Refused(reason);
  });

export function keepGlobalPublished(slug: GlobalSlug, reason: string) {
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    const { _status } = data as { _status?: unknown };
    if (_status !== "draft" || req.context.savesDraft === true) return;
    const published = await req.payload.findGlobal({ slug, depth: 0, req });
    if (published._status === "published") throw new Refused(reason);
  };
  return { beforeChange: [beforeChange] };
}
