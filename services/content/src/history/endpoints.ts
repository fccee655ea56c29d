import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from "payload";
import { errorResponse } from "../calls/error-response.ts";
import { endOwnLock } from "./keep-lock.ts";
import { whoWrites } from "./locked-words.ts";
import { newestOf, type Kept } from "./newest.ts";

/** Nobody reads here what they may not read otherwise. */
async function mayRead(req: PayloadRequest, kept: Kept): Promise<boolean> {
  const asCaller = { depth: 0, overrideAccess: false, user: req.user } as const;
  try {
    await ("id" in kept
      ? req.payload.findByID({ collection: kept.slug, id: kept.id, draft: true, trash: true, ...asCaller })
      : req.payload.findGlobal({ slug: kept.slug, draft: true, ...asCaller }));
    return true;
  } catch {
    return false;
  }
}

function askedFor({ payload, searchParams }: PayloadRequest): Kept | undefined {
  const [collection, global, id] = ["collection", "global", "id"].map((name) => searchParams.get(name));
  if (collection !== null && collection !== undefined && Object.hasOwn(payload.collections, collection))
    return collection === "users" ? undefined : { slug: collection as CollectionSlug, id: Number(id) };
  const isGlobal = payload.config.globals.some(({ slug }) => slug === global);
  return isGlobal ? { slug: global as GlobalSlug } : undefined;
}

type Answer = (req: PayloadRequest, kept: Kept) => Promise<object>;

const forReaders = (path: string, answer: Answer, method: "get" | "post" = "get"): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    if (req.user === null) return errorResponse(req, 401, "unauthorized", "Log in to see this");
    const kept = askedFor(req);
    if (kept === undefined || !(await mayRead(req, kept)))
      return errorResponse(req, 404, "not_found", "There is no such record");
    return Response.json(await answer(req, kept), { headers: { "cache-control": "no-store" } });
  },
});

export const historyEndpoints: Endpoint[] = [
  // What somebody else saved meanwhile, for the editor whose save was refused.
  forReaders("/newest", async (req, kept) => {
    const newest = await newestOf(req, kept);
    return { told: newest?.told, doc: newest?.doc };
  }),
  forReaders("/who-writes", async (req, kept) => ({ told: await whoWrites(req, kept) })),
  forReaders("/stops-writing", endOwnLock, "post"),
];
