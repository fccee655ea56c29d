import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { packTar } from "modern-tar/fs";
import { readFrom } from "../lib/databases.ts";
import { withBaseBackup } from "./base-backup.ts";
import { checkCluster, readWhole } from "./check.ts";
import { idsOf, nameIn, readManifest, removeOld, writeManifest, type Manifest } from "./manifest.ts";
import { readSealed, writeSealed, type Place } from "./sealed-stream.ts";
import { clustersOf, schemaOf, type Cluster, type Sources } from "./sources.ts";
import { removeOldWal, shipWal } from "./wal.ts";

const clusterName = (position: number): string => (position === 0 ? "postgres" : `postgres-${position + 1}`);
const filesOf = (cluster: string): string => `${cluster}.files`;

type Things = Manifest["things"];

const backUpCluster = async (place: Place, id: string, { url, name }: Cluster & { name: string }) => {
  const { things, startSegment } = await withBaseBackup(url, async ({ archive, ended }) => {
    const written = await writeSealed(place, nameIn(id, name), archive);
    const { manifest, startSegment: first } = await ended;
    const files = await writeSealed(place, nameIn(id, filesOf(name)), toStream(manifest));
    return { things: { [name]: written, [filesOf(name)]: files }, startSegment: first };
  });
  const [row] = await readFrom(url)<{ at: string; version: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, current_setting('server_version') as version`,
  );
  return { things, startSegment, takenAt: row?.at ?? "", postgres: row?.version ?? "" };
};

async function* toStream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

const folderTries = 5;

/** The bank's files move from folder to folder meanwhile. */
const backUpFolder = async (place: Place, name: string, folder: string, tried = 1): Promise<Things[string]> => {
  try {
    return await writeSealed(place, name, packTar(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tried === folderTries) throw error;
    await delay(200 * tried);
    return backUpFolder(place, name, folder, tried + 1);
  }
};

/** Everything is read back from the store: what lies there is what is compared. */
const checkAll = async (place: Place, id: string, things: Things, clusters: string[]): Promise<void> => {
  for (const [name, written] of Object.entries(things)) {
    const source = readSealed(place, nameIn(id, name), written);
    const files = things[filesOf(name)];
    if (clusters.includes(name) && files)
      await checkCluster(source, await readWhole(readSealed(place, nameIn(id, filesOf(name)), files)));
    else await readWhole(source);
  }
};

const newId = (): string =>
  `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z-${randomBytes(3).toString("hex")}`;

export const makeBackup = async (place: Place, sources: Sources): Promise<Manifest & { removed: string[] }> => {
  const id = newId();
  const things: Things = {};
  const clusters = await clustersOf(sources);
  const taken: Awaited<ReturnType<typeof backUpCluster>>[] = [];
  for (const [position, cluster] of clusters.entries())
    taken.push(await backUpCluster(place, id, { ...cluster, name: clusterName(position) }));
  for (const one of taken) Object.assign(things, one.things);
  const schemas: Manifest["schemas"] = {};
  for (const [name, url] of Object.entries(sources.databases)) schemas[name] = await schemaOf(url);
  // After the databases: a picture that they name is there.
  for (const [name, folder] of Object.entries(sources.folders))
    if (existsSync(folder)) things[name] = await backUpFolder(place, nameIn(id, name), folder);
  await checkAll(
    place,
    id,
    things,
    clusters.map((_one, position) => clusterName(position)),
  );
  const [first] = taken;
  const [cluster] = clusters;
  if (!first || !cluster) throw new Error("No database was backed up");
  const { startSegment, postgres } = first;
  const takenAt =
    taken
      .map((one) => one.takenAt)
      .toSorted()
      .at(-1) ?? "";
  const made = { id, cluster: cluster.id, takenAt, postgres, startSegment, schemas, things };
  await writeManifest(place, made);
  const removed = await removeOld(place);
  if (sources.walFolder !== undefined) await keepWal(place, cluster.id, sources.walFolder);
  return { ...made, removed };
};

const keepWal = async (place: Place, cluster: string, folder: string): Promise<void> => {
  await shipWal(place, cluster, folder);
  const [oldest] = await idsOf(place);
  if (oldest !== undefined) await removeOldWal(place, cluster, (await readManifest(place, oldest)).startSegment);
};
