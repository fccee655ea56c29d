import type { CollectionBeforeOperationHook, Where } from "payload";
import { hasDraftsEnabled } from "payload/shared";
import { isOperation } from "../calls/operation.ts";

const leftAloneMs = 10 * 60 * 1000;

/** With autosave, Payload stores a record when the form for a new one is opened. Nobody wrote in these. */
export const removesUntouched: CollectionBeforeOperationHook = async (hook) => {
  const { collection, req } = hook;
  const title = collection.admin.useAsTitle;
  if (!isOperation(hook, "create") || req.user === null || title === undefined || !hasDraftsEnabled(collection)) return;
  const { slug } = collection;
  const opened: Where = { createdAt: { less_than: new Date(Date.now() - leftAloneMs).toISOString() } };
  const where: Where = { and: [opened, { _status: { equals: "draft" } }, { [title]: { exists: false } }] };
  const { docs } = await req.payload.db.find({ collection: slug, where, limit: 20, pagination: false, req });
  for (const { id } of docs as { id: number }[]) {
    const parent = { parent: { equals: id } };
    const { totalDocs } = await req.payload.db.countVersions({ collection: slug, where: parent, req });
    if (totalDocs > 1) continue;
    await req.payload.db.deleteVersions({ collection: slug, where: parent, req });
    await req.payload.db.deleteOne({ collection: slug, where: { id: { equals: id } }, req });
  }
};
