export type Outcome = {
  docs: { id: number; title: string }[];
  errors: { id: number; title: string; message: string }[];
};
export type Named = { id: number; title: string };

const query = (ids: readonly (number | string)[], more: Record<string, string>) => {
  const search = new URLSearchParams(more);
  for (const [index, id] of ids.entries()) search.set(`where[id][in][${index}]`, String(id));
  return search.toString();
};

export type Deed = "putAway" | "takeBack" | "removeForGood";

const asked: Record<Deed, () => { init: RequestInit; more: Record<string, string> }> = {
  putAway: () => ({
    init: { method: "PATCH", body: JSON.stringify({ deletedAt: new Date().toISOString() }) },
    more: {},
  }),
  takeBack: () => ({ init: { method: "PATCH", body: JSON.stringify({ deletedAt: null }) }, more: { trash: "true" } }),
  removeForGood: () => ({ init: { method: "DELETE" }, more: { trash: "true" } }),
};

export async function doWithMany(deed: Deed, collection: string, ids: readonly (number | string)[]): Promise<Outcome> {
  const { init, more } = asked[deed]();
  const headers = { "content-type": "application/json" };
  const url = `/content-api/${collection}?${query(ids, more)}`;
  const response = await fetch(url, { ...init, headers, credentials: "same-origin" });
  const answer = (await response.json()) as Partial<Outcome> & { message?: string };
  if (answer.docs !== undefined) return { docs: answer.docs, errors: answer.errors ?? [] };
  throw new Error(answer.message ?? "Det gick inte just nu. Försök igen.");
}

type Stored = Record<string, unknown> & { id: number };

export async function namesOf(collection: string, title: string, ids: readonly (number | string)[]): Promise<Named[]> {
  const search = query(ids, { depth: "0", draft: "true", trash: "true", limit: "0", [`select[${title}]`]: "true" });
  const response = await fetch(`/content-api/${collection}?${search}`, { credentials: "same-origin" });
  const { docs = [] } = (await response.json()) as { docs?: Stored[] };
  return docs.map((doc) => {
    const name = doc[title];
    return { id: doc.id, title: typeof name === "string" && name !== "" ? name : `Utan namn (nr ${doc.id})` };
  });
}
