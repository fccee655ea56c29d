import { z } from "zod";
import { kept } from "@hjarta-lunga/contract/kept.ts";
import { seal, unseal } from "./keys.ts";
import type { Place } from "./sealed-stream.ts";

const written = z.object({ bytes: z.number(), sha256: z.string(), parts: z.number() });

const manifest = z.object({
  id: z.string(),
  /** PostgreSQL’s own name of the cluster whose log brings the backup forward. */
  cluster: z.string(),
  /** By the database's clock, when all of its base backup was taken: it can be restored to any moment from then on. */
  takenAt: z.string(),
  postgres: z.string(),
  startSegment: z.string(),
  /** What each database has been migrated to. */
  schemas: z.record(z.string(), z.array(z.string())),
  things: z.record(z.string(), written),
});
export type Manifest = z.infer<typeof manifest>;

const folder = "backups/";
const manifestName = "/manifest";
export const nameIn = (id: string, thing: string): string => `${folder}${id}/${thing}`;

/** It is the last to be written: what has none is no backup. */
export const writeManifest = async ({ store, keys }: Place, made: Manifest): Promise<void> => {
  const name = nameIn(made.id, "manifest");
  await store.put(name, seal(keys, name, Buffer.from(JSON.stringify(made))));
};

export const readManifest = async ({ store, keys }: Place, id: string): Promise<Manifest> => {
  const name = nameIn(id, "manifest");
  return manifest.parse(JSON.parse(unseal(keys, name, await store.get(name)).toString()));
};

export const idsOf = async ({ store }: Place): Promise<string[]> =>
  (await store.list(folder))
    .filter((name) => name.endsWith(manifestName))
    .map((name) => name.slice(folder.length, -manifestName.length))
    .toSorted();

const dayMs = 86_400_000;
/** Another run may be at work on one without a manifest. */
const unfinishedMs = dayMs;
const shape = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z[^/]*\//;

const madeAt = (name: string): number => {
  const [, time = ""] = shape.exec(name) ?? [];
  return Date.parse(`${time.replace(/T(\d\d)-(\d\d)-(\d\d)/, "T$1:$2:$3")}Z`);
};

/** What is older than the one table of the house says, and what never became whole. The newest is kept, however old. */
export const removeOld = async (place: Place): Promise<string[]> => {
  const whole = await idsOf(place);
  const newest = whole.at(-1);
  const isOver = (name: string, id: string): boolean => {
    const age = Date.now() - madeAt(name);
    if (id === newest) return false;
    return age > (whole.includes(id) ? kept.backup.for.days * dayMs : unfinishedMs);
  };
  const names = (await place.store.list(folder)).filter((name) => isOver(name, name.split("/")[1] ?? ""));
  // The manifest first: a removal that is cut off leaves no whole backup behind.
  const first = names.toSorted(
    (one, other) => Number(other.endsWith(manifestName)) - Number(one.endsWith(manifestName)),
  );
  for (const name of first) await place.store.remove(name);
  return [...new Set(names.map((name) => name.split("/")[1] ?? ""))];
};
