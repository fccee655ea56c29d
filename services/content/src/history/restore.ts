import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from "payload";
import { parseParams } from "payload";
import { hasDraftsEnabled } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import type { Fields } from "./differences.ts";

const done = "Versionen är tillbaka.";
const doneAsDraft = "Versionen är tillbaka som utkast. Publicera för att visa den på webbplatsen.";

const idOf = (req: PayloadRequest) => String(req.routeParams?.id);
const asCaller = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, depth: 0 });

const besideContent = ["id", "createdAt", "updatedAt", "deletedAt", "savedBy", "_status"];
const contentOf = (version: Fields): Fields =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !besideContent.includes(name)));

const answer = (body: object, message: string) =>
  Response.json({ ...body, message }, { headers: { "cache-control": "no-store" } });

const requireLogin = (req: PayloadRequest) => {
  if (req.user === null) throw new Refused("Logga in först.", 403);
};

/** Payload's own would take a published record off the site when the version was a draft. */
export const restoreEndpoint: Endpoint = {
  path: "/versions/:id",
  method: "post",
  handler: async (req) => {
    requireLogin(req);
    const collection = req.routeParams?.collection as CollectionSlug;
    const found = await req.payload.findVersionByID({ collection, id: idOf(req), trash: true, ...asCaller(req) });
    const version = found.version as unknown as Fields;
    const hasDrafts = hasDraftsEnabled(req.payload.collections[collection].config);
    const asDraft = hasDrafts && (version._status !== "published" || parseParams(req.query).draft === true);
    if (!asDraft)
      return answer(await req.payload.restoreVersion({ collection, id: idOf(req), ...asCaller(req) }), done);
    const id = found.parent as number;
    const data = { ...contentOf(version), ...(await basis(req, { collection, id })) } as object;
    return answer(await req.payload.update({ collection, id, data, draft: true, ...asCaller(req) }), doneAsDraft);
  },
};

/** The version list showed what is newest. */
const basis = async (req: PayloadRequest, { collection, id }: { collection: CollectionSlug; id: number }) => {
  const newest = await req.payload.findByID({ collection, id, draft: true, ...asCaller(req) });
  return { updatedAt: (newest as { updatedAt?: string }).updatedAt };
};

/** Payload's own calls no hooks, and would unpublish what the site cannot be without. */
export const restoreGlobalEndpoint: Endpoint = {
  path: "/versions/:id",
  method: "post",
  handler: async (req) => {
    requireLogin(req);
    const slug = req.routeParams?.global as GlobalSlug;
    const found = await req.payload.findGlobalVersionByID({ slug, id: idOf(req), ...asCaller(req) });
    const newest = await req.payload.findGlobal({ slug, draft: true, ...asCaller(req) });
    const data = { ...contentOf(found.version as unknown as Fields), updatedAt: newest.updatedAt } as object;
    const doc = await req.payload.updateGlobal({ slug, data, draft: true, ...asCaller(req) });
    return answer({ doc }, doneAsDraft);
  },
};
