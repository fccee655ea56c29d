import { createHash, randomBytes } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { DraftLink } from "../payload-types.ts";

const draftLinkDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** 32 random bytes. */
const tokenPattern = /^[\w-]{43}$/;

export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

type Shown = { id: number; expiresAt: string; madeBy: string };

const shown = ({ id, expiresAt, madeBy }: DraftLink): Shown => ({
  id,
  expiresAt,
  madeBy: typeof madeBy === "object" ? (madeBy?.name ?? "") : "",
});

export async function listDraftLinks({ payload }: PayloadRequest, page: number): Promise<Shown[]> {
  const { docs } = await payload.find({
    collection: "draftLinks",
    where: { and: [{ page: { equals: page } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    sort: "-createdAt",
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(shown);
}

/** The token is told once, to who makes it. */
export async function makeDraftLink(req: PayloadRequest, page: number): Promise<{ token: string; expiresAt: string }> {
  const { payload, user } = req;
  const now = new Date().toISOString();
  await payload.delete({ collection: "draftLinks", where: { expiresAt: { less_than: now } }, overrideAccess: true });
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + draftLinkDays * dayMs).toISOString();
  const data = { tokenHash: hashOf(token), page, expiresAt, ...(user === null ? {} : { madeBy: user.id }) };
  await payload.create({ collection: "draftLinks", data, overrideAccess: true });
  return { token, expiresAt };
}

export async function endDraftLink({ payload }: PayloadRequest, page: number, id: number): Promise<void> {
  const where = { and: [{ id: { equals: id } }, { page: { equals: page } }] };
  await payload.delete({ collection: "draftLinks", where, overrideAccess: true });
}

type Opened = { page: number; expiresAt: string };

/** Undefined for one that is wrong, ended or too old, and for the link of a page that is gone. */
export async function openDraftLink(payload: Payload, token: string): Promise<Opened | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const { docs } = await payload.find({
    collection: "draftLinks",
    where: { tokenHash: { equals: hashOf(token) } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [link] = docs;
  if (link === undefined || new Date(link.expiresAt) <= new Date() || typeof link.page !== "number") return undefined;
  return { page: link.page, expiresAt: link.expiresAt };
}
