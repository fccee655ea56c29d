import type { AfterErrorHook, CollectionSlug, GlobalSlug, PayloadRequest, Where } from "payload";
import { shownTime } from "../shown-time.ts";
import { type Kept, nameOfUser } from "./newest.ts";

const lockedStatus = 423;

async function holder(req: PayloadRequest, kept: Kept) {
  const where: Where =
    "id" in kept
      ? { "document.value": { equals: kept.id }, "document.relationTo": { equals: kept.slug } }
      : { globalSlug: { equals: kept.slug } };
  const shared = { depth: 0, limit: 1, sort: "-updatedAt", pagination: false } as const;
  const { docs } = await req.payload.find({ collection: "payload-locked-documents", where, ...shared });
  return docs[0];
}

export async function whoWrites(req: PayloadRequest, kept: Kept): Promise<string> {
  const lock = await holder(req, kept);
  const user = lock?.user.value;
  const name = await nameOfUser(req, typeof user === "object" ? user.id : user);
  const time = lock === undefined ? "" : ` (senast kl. ${shownTime(lock.updatedAt, new Date())})`;
  return `${name} skriver här nu${time}.`;
}

const keptIn = ({ collection, global, id }: Record<string, unknown>): Kept =>
  typeof global === "string" ? { slug: global as GlobalSlug } : { slug: collection as CollectionSlug, id: Number(id) };

/** Payload says so in English, without a name. */
export const lockedWords: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: unknown }).status !== lockedStatus) return undefined;
  const who = await whoWrites(req, keptIn(req.routeParams ?? {}));
  const message = `${who} Ingenting sparades. Öppna sidan på nytt om du vill ta över.`;
  return { response: { errors: [{ message }], message }, status: lockedStatus };
};
