import type {
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from "payload";
import { hasDraftsEnabled } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import { isOperation } from "../calls/operation.ts";

const leftAloneMs = 10 * 60 * 1000;

/** With autosave, Payload stores a record when the form for a new one is opened. Nobody wrote in these. */
async function removeUntouched(req: PayloadRequest, collection: SanitizedCollectionConfig, among: Where) {
  const { slug } = collection;
  const title = collection.admin.useAsTitle;
  if (title === undefined || !hasDraftsEnabled(collection)) return;
  const where: Where = { and: [among, { _status: { equals: "draft" } }, { [title]: { exists: false } }] };
  const { docs } = await req.payload.db.find({ collection: slug, where, limit: 20, pagination: false, req });
  for (const { id } of docs as { id: number }[]) {
    const parent = { parent: { equals: id } };
    const { totalDocs } = await req.payload.db.countVersions({ collection: slug, where: parent, req });
    if (totalDocs > 1) continue;
    await req.payload.db.deleteVersions({ collection: slug, where: parent, req });
    await req.payload.db.deleteOne({ collection: slug, where: { id: { equals: id } }, req });
  }
}

/** For those that a closed browser left behind. */
export const removesUntouched: CollectionBeforeOperationHook = async (hook) => {
  const { collection, req } = hook;
  if (!isOperation(hook, "create") || req.user === null) return;
  const before = new Date(Date.now() - leftAloneMs).toISOString();
  await removeUntouched(req, collection, { createdAt: { less_than: before } });
};

/** The form tells when it is left. Only who opened it may say so. */
export const leftUntouchedEndpoint: Endpoint = {
  path: "/:id/left",
  method: "post",
  handler: async (req) => {
    if (req.user === null) throw new Refused("Logga in först.", 403);
    const { collection, id } = req.routeParams as { collection: string; id: string };
    const config = req.payload.collections[collection as "pages"].config;
    const own: Where = { and: [{ id: { equals: Number(id) } }, { savedBy: { equals: req.user.id } }] };
    await removeUntouched(req, config, own);
    return new Response(null, { status: 204 });
  },
};
