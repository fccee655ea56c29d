import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { Refused } from "../calls/refused.ts";
import { takeTurn } from "../calls/transaction.ts";
import type { User } from "../payload-types.ts";

async function refuseWithoutOthers(req: PayloadRequest, id: number) {
  // Two administrators could demote each other at the same time.
  await takeTurn(req, "the last administrator");
  const others = await req.payload.count({
    collection: "users",
    where: { and: [{ role: { equals: "administrator" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw new Refused("Det måste finnas minst en administratör kvar.");
}

export const keepsRoleOfLast: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const losesRole =
    operation === "update" &&
    originalDoc?.role === "administrator" &&
    (data.role ?? "administrator") !== "administrator";
  if (losesRole) await refuseWithoutOthers(req, originalDoc.id);
  return data;
};

export const keepsLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: "users", id, req, depth: 0 });
  if (user.role === "administrator") await refuseWithoutOthers(req, user.id);
};
