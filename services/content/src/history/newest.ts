import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { shownTime } from "../shown-time.ts";
import type { Fields } from "./differences.ts";

/** A record or a global, of which versions or at least the last author are kept. */
export type Kept = { slug: CollectionSlug; id: number } | { slug: GlobalSlug };

type Stored = Fields & { updatedAt?: string | null; savedBy?: number | { id: number } | null };

type Newest = {
  doc: Fields;
  at: Date | undefined;
  /** For the editor who asks. */
  told: string;
};

const find = async (req: PayloadRequest, kept: Kept, draft: boolean): Promise<Stored | null> => {
  const shared = { depth: 0, draft, req };
  const found =
    "id" in kept
      ? await req.payload.findByID({ collection: kept.slug, id: kept.id, disableErrors: true, trash: true, ...shared })
      : await req.payload.findGlobal({ slug: kept.slug, ...shared });
  return found as Stored | null;
};

export async function nameOfUser(req: PayloadRequest, id: number | null | undefined): Promise<string> {
  if (id === null || id === undefined) return "Någon";
  if (id === req.user?.id) return "Du";
  const user = await req.payload.findByID({ collection: "users", id, depth: 0, disableErrors: true, req });
  return (user as { name?: string } | null)?.name ?? "Någon som inte längre har ett konto";
}

export async function newestOf(req: PayloadRequest, kept: Kept): Promise<Newest | null> {
  const doc = await find(req, kept, true);
  if (doc === null) return null;
  const { savedBy, updatedAt } = doc;
  const at = updatedAt === null || updatedAt === undefined ? undefined : new Date(updatedAt);
  const name = await nameOfUser(req, typeof savedBy === "object" ? savedBy?.id : savedBy);
  const where = name === "Du" ? " i ett annat fönster" : "";
  const time = at === undefined ? "" : ` kl. ${shownTime(at.toISOString(), new Date())}`;
  return { doc, at, told: `${name} sparade${where}${time}, medan du skrev.` };
}

export const publishedOf = async (req: PayloadRequest, kept: Kept): Promise<Fields | null> => {
  const doc = await find(req, kept, false);
  return doc?._status === "published" ? doc : null;
};
