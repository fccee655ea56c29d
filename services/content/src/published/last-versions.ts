import type { CollectionSlug, GlobalSlug, Payload } from "payload";

const mostRead = 20;

/** What was published before, newest first. Texts have no drafts: each version was published. */
export async function lastVersions(
  payload: Payload,
  place: { slug: CollectionSlug; id: number } | { slug: GlobalSlug; id: null },
): Promise<object[]> {
  const shared = { sort: "-updatedAt", depth: 0, limit: mostRead, pagination: false } as const;
  const wasPublished = { "version._status": { equals: "published" } };
  if (place.id === null) {
    const { docs } = await payload.findGlobalVersions({ slug: place.slug, where: wasPublished, ...shared });
    return docs.map(({ version }) => version as object);
  }
  const { slug: collection, id } = place;
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const where = { and: [{ parent: { equals: id } }, ...(hasDrafts ? [wasPublished] : [])] };
  const { docs } = await payload.findVersions({ collection, where, ...shared });
  return docs.map(({ version }) => ({ ...(version as object), id }));
}
