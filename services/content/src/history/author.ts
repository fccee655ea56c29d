import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, RelationshipField } from "payload";
import { hasDraftsEnabled } from "payload/shared";
import { nobodyField } from "../access/access.ts";

/** Every version carries it: who saved this. The seed and other commands leave it empty. */
export const savedBy: RelationshipField = {
  name: "savedBy",
  type: "relationship",
  relationTo: "users",
  label: "Sparad av",
  // Editors may not read each other's accounts.
  maxDepth: 0,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true, disableBulkEdit: true },
};

const sittingMs = 60 * 60 * 1000;

type Latest = { id: number; createdAt: string; version: { savedBy?: number | null } };

/** Autosaves of one person's sitting are one version. Another's, or those of another time, become a new one. */
const isOfThisSitting = ({ createdAt, version }: Latest, user: number | undefined) =>
  version.savedBy === user && Date.now() - Date.parse(createdAt) < sittingMs;

export const sign: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const id = (originalDoc as { id?: number } | undefined)?.id;
  if (operation === "update" && id !== undefined && hasDraftsEnabled(collection)) {
    const { slug } = collection;
    const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }, { autosave: { equals: true } }] };
    const { docs } = await req.payload.db.findVersions({ collection: slug, where, limit: 1, pagination: false, req });
    const latest = docs[0] as unknown as Latest | undefined;
    if (latest !== undefined && !isOfThisSitting(latest, req.user?.id)) {
      const versionData = { ...docs[0], autosave: false } as never;
      await req.payload.db.updateVersion({ collection: slug, id: latest.id, versionData, req });
    }
  }
  return { ...data, savedBy: req.user?.id ?? null };
};

export const signGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const where = { and: [{ latest: { equals: true } }, { autosave: { equals: true } }] };
  const found = await req.payload.db.findGlobalVersions({ global: global.slug, where, limit: 1, req });
  const latest = found.docs[0] as unknown as Latest | undefined;
  if (latest !== undefined && !isOfThisSitting(latest, req.user?.id)) {
    const versionData = { ...found.docs[0], autosave: false } as never;
    await req.payload.db.updateGlobalVersion({ global: global.slug as never, id: latest.id, versionData, req });
  }
  return { ...(data as object), savedBy: req.user?.id ?? null };
};
