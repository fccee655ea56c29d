import type { CollectionSlug, Endpoint, PayloadRequest, Where } from "payload";
import { addDataAndFileToRequest, parseParams } from "payload";
import { hasDraftsEnabled } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import { moveSeveral } from "../collections/picture-folders.ts";

const mostAtOnce = 100;

type Named = {
  id: number;
  title?: unknown;
  name?: unknown;
  heading?: unknown;
  from?: unknown;
  alt?: unknown;
  filename?: unknown;
};
type Left = { id: number; title: string; message: string };

const titleOf = ({ title, name, heading, from, alt, filename, id }: Named) =>
  [title, name, heading, from, alt, filename].find((text): text is string => typeof text === "string" && text !== "") ??
  `nr ${id}`;

type Each = (id: number, collection: CollectionSlug, req: PayloadRequest) => Promise<unknown>;

async function chosen(req: PayloadRequest, collection: CollectionSlug, bin: boolean): Promise<Named[]> {
  const { where } = parseParams(req.query);
  if (where === undefined || typeof where !== "object") throw new Refused("Välj vad det gäller, en rad i taget.", 403);
  const inBin: Where = { deletedAt: { exists: bin } };
  const both: Where = { and: [where, inBin] };
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: both,
    depth: 0,
    limit: mostAtOnce,
    overrideAccess: false,
    trash: true,
    draft: true,
    user: req.user,
  });
  if (totalDocs > mostAtOnce) throw new Refused(`Högst ${mostAtOnce} på en gång.`, 400);
  return docs;
}

/** Each by itself: what cannot go stays with its reason, and the others go. */
async function oneByOne(req: PayloadRequest, collection: CollectionSlug, bin: boolean, each: Each) {
  const done: { id: number; title: string }[] = [];
  const errors: Left[] = [];
  for (const doc of await chosen(req, collection, bin)) {
    const title = titleOf(doc);
    try {
      await each(doc.id, collection, req);
      done.push({ id: doc.id, title });
    } catch (error) {
      const isForThem = (error as { isPublic?: unknown }).isPublic === true;
      if (!isForThem) req.payload.logger.error(error);
      errors.push({
        id: doc.id,
        title,
        message: isForThem && error instanceof Error ? error.message : "Något gick fel.",
      });
    }
  }
  const message =
    errors.length === 0
      ? `Klart: ${done.map(({ title }) => `”${title}”`).join(", ")}.`
      : errors.map(({ title, message: reason }) => `”${title}”: ${reason}`).join(" ");
  return Response.json({ docs: done, errors, message }, { status: errors.length === 0 ? 200 : 400 });
}

/** Without `req`: each has a transaction of its own. */
const asCaller = (req: PayloadRequest) => ({ overrideAccess: false, overrideLock: false, user: req.user, depth: 0 });

const putAway: Each = (id, collection, req) =>
  req.payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, ...asCaller(req) });

/** As a draft: what it said may be out of date, so it is on the site again only when somebody publishes it. */
const takeBack: Each = (id, collection, req) => {
  const data = {
    deletedAt: null,
    ...(hasDraftsEnabled(req.payload.collections[collection].config) ? { _status: "draft" } : {}),
  } as object;
  return req.payload.update({ collection, id, data, trash: true, ...asCaller(req) });
};

const removeForGood: Each = (id, collection, req) =>
  req.payload.delete({ collection, id, trash: true, ...asCaller(req) });

const slugOf = (req: PayloadRequest) => req.routeParams?.collection as CollectionSlug;

const isOnly = (data: Record<string, unknown>, allowed: readonly string[]) =>
  Object.keys(data).every((key) => allowed.includes(key));

const forEditors =
  (handle: (req: PayloadRequest) => Promise<Response>) =>
  (req: PayloadRequest): Promise<Response> => {
    if (req.user === null) throw new Refused("Logga in först.", 403);
    return handle(req);
  };

const oneAtATime = "Flera kan inte ändras, publiceras eller avpubliceras på en gång. Ändra en i taget.";

/** In place of Payload's own, which change and remove whatever a query finds. */
export const manyAtOnce: Endpoint[] = [
  {
    path: "/",
    method: "patch",
    handler: forEditors(async (req) => {
      await addDataAndFileToRequest(req);
      const data = (req.data ?? {}) as Record<string, unknown>;
      if (isOnly(data, ["folder"])) return moveSeveral(req, slugOf(req), data);
      if (!("deletedAt" in data) || !isOnly(data, ["deletedAt", "_status"])) throw new Refused(oneAtATime, 403);
      return data.deletedAt === null
        ? oneByOne(req, slugOf(req), true, takeBack)
        : oneByOne(req, slugOf(req), false, putAway);
    }),
  },
  {
    path: "/",
    method: "delete",
    handler: forEditors((req) => {
      if (parseParams(req.query).trash !== true)
        throw new Refused(
          "Flera kan inte tas bort på en gång. Lägg dem i papperskorgen, eller ta bort en i taget.",
          403,
        );
      return oneByOne(req, slugOf(req), true, removeForGood);
    }),
  },
];
