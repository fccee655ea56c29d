import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { approvedPetitions, petition, type Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { approvedPetitionsPath } from "@hjarta-lunga/contract/research.ts";
import { researchPortalTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import { z } from "zod";

/** With an older list, the build waits less. */
const timeoutWithStoredMs = 10_000;

type PortalSource = { url: string; product: string };
export type Snapshot = { takenAt: string; petitions: Petition[] };
type Warn = (line: string) => void;

const stored = z.object({ takenAt: z.iso.datetime(), petitions: z.array(petition) });

/** A build never fails for the portal: it uses the last list, or none. */
export async function takeSnapshot(source: PortalSource, dataDir: string, warn: Warn): Promise<Snapshot | null> {
  const file = path.join(dataDir, "research-snapshot.json");
  const last = await readStored(file);
  if (source.url === "") return last;
  try {
    const petitions = await fetchPetitions(source, last === null ? researchPortalTimeoutMs : timeoutWithStoredMs, warn);
    const snapshot = { takenAt: new Date().toISOString(), petitions };
    await keep(file, snapshot);
    return snapshot;
  } catch (error) {
    const instead = last === null ? "Det finns ingen tidigare lista." : `Listan från ${last.takenAt} används.`;
    warn(`Forskningsportalen: ${error instanceof Error ? error.message : String(error)}. ${instead}`);
    return last;
  }
}

async function fetchPetitions({ url, product }: PortalSource, timeoutMs: number, warn: Warn): Promise<Petition[]> {
  const response = await fetch(`${url.replace(/\/$/, "")}${approvedPetitionsPath(product)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`svarade ${response.status}`);
  const { petitions: rows } = approvedPetitions.parse(await response.json());
  const petitions = rows.flatMap((row) => petition.safeParse(row).data ?? []);
  if (petitions.length === 0) throw new Error(`inget av ${rows.length} projekt gick att läsa`);
  const leftOut = rows.length - petitions.length;
  if (leftOut > 0)
    warn(`Forskningsportalen: ${leftOut} av ${rows.length} projekt gick inte att läsa och är utelämnade.`);
  return petitions;
}

async function readStored(file: string): Promise<Snapshot | null> {
  try {
    return stored.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

async function keep(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(snapshot));
  await rename(`${file}.new`, file);
}
