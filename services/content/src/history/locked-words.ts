import type { AfterErrorHook, CollectionSlug, PayloadRequest, Where } from "payload";
import { shownTime } from "../admin/publish-words.ts";
import { nameOfUser } from "./newest.ts";

const lockedStatus = 423;

async function holder(req: PayloadRequest) {
  const { collection, global, id } = req.routeParams ?? {};
  const where: Where =
    typeof global === "string"
      ? { globalSlug: { equals: global } }
      : { "document.value": { equals: Number(id) }, "document.relationTo": { equals: collection as CollectionSlug } };
  const shared = { depth: 0, limit: 1, sort: "-updatedAt", pagination: false } as const;
  const { docs } = await req.payload.find({ collection: "payload-locked-documents", where, ...shared });
  return docs[0];
}

/** Payload says so in English, without a name. */
export const lockedWords: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: unknown }).status !== lockedStatus) return undefined;
  const lock = await holder(req);
  const user = lock?.user.value;
  const name = await nameOfUser(req, typeof user === "object" ? user.id : user);
  const time = lock === undefined ? "" : ` (senast kl. ${shownTime(lock.updatedAt, new Date())})`;
  const message = `${name} skriver här nu${time}. Ingenting sparades. Öppna sidan på nytt om du vill ta över.`;
  return { response: { errors: [{ message }], message }, status: lockedStatus };
};
