import { createHash } from "node:crypto";
import { artworkEndings, type ArtworkType, mostArtworkBytes } from "@hjarta-lunga/contract/artworks.ts";
import type { Artwork, Campaign, UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connect.ts";
import { uploadedArtworkFiles } from "../database/tables/platform.ts";

/** Where templates find it, and what stands there if it is no file of the house. */
export type DrawnFile = { path: string; content?: Buffer };

const timeoutMs = 10_000;

const begins: Record<ArtworkType, (content: Buffer) => boolean> = {
  "image/svg+xml": (content) => content.toString("latin1", 0, 5) === "<svg ",
  "image/jpeg": (content) => content.readUInt16BE(0) === 0xffd8,
};

const requireIntact = ({ hash, type }: UploadedArtwork, content: Buffer): Buffer => {
  if (content.length < 100 || !begins[type](content)) throw new Error("it is no drawing of the kind it is said to be");
  if (createHash("sha256").update(content).digest("hex") !== hash)
    throw new Error("it is not the file it is said to be");
  return content;
};

/** No more than may be a drawing is read, whatever is sent. */
const readBody = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > mostArtworkBytes) throw new Error("it is larger than a drawing may be");
    parts.push(part);
  }
  return Buffer.concat(parts);
};

type Source = { url: string; token: string };

/** From the content service that we know, whatever host anybody names. */
const download = async ({ url, token }: Source, artwork: UploadedArtwork, closing: AbortSignal): Promise<Buffer> => {
  const response = await fetch(`${url}${artwork.path}`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`the content service answered ${response.status}`);
  return requireIntact(artwork, await readBody(response));
};

const isUploaded = (artwork: Artwork): artwork is UploadedArtwork => typeof artwork !== "string";

export const readKeptFiles = async (db: Database): Promise<Map<string, Buffer>> => {
  const rows = await db.select().from(uploadedArtworkFiles);
  return new Map(rows.map(({ hash, content }) => [hash, content]));
};

export const drawnFileOf = (held: ReadonlyMap<string, Buffer>, artwork: Artwork): DrawnFile | undefined => {
  if (!isUploaded(artwork)) return { path: `/artwork/${artwork}.svg` };
  const content = held.get(artwork.hash);
  return content && { path: `/artwork/uploaded/${artwork.hash}${artworkEndings[artwork.type]}`, content };
};

const isMissing =
  "the uploaded drawing of a card is missing: one of the house stands in for it, and it is asked for again";

type Find = (artwork: UploadedArtwork) => Promise<Buffer | undefined>;
type Options = { db: Database; source: Source; log: Pick<FastifyBaseLogger, "info" | "warn">; closing: AbortSignal };

/** Kept in the database by their hashes: a card that was sent is drawn also when the content service is away or gone. */
export const createArtworkFiles = ({ db, source, log, closing }: Options) => {
  const held = new Map<string, Buffer>();
  const missing = new Set<string>();

  const take = async ({ code, artwork }: Campaign, find: Find): Promise<void> => {
    if (!isUploaded(artwork) || held.has(artwork.hash)) return;
    const { hash } = artwork;
    try {
      const content = await find(artwork);
      if (content === undefined) return;
      // Threads copy all that its bytes share memory with.
      held.set(hash, Buffer.from(Uint8Array.from(content).buffer));
      if (missing.delete(hash)) log.info({ code }, "the uploaded drawing of a card has come");
    } catch (error) {
      if (closing.aborted) return;
      if (!missing.has(hash)) log.warn({ err: error, code }, isMissing);
      missing.add(hash);
    }
  };

  const findKept: Find = async ({ hash }) => {
    const [kept] = await db.select().from(uploadedArtworkFiles).where(eq(uploadedArtworkFiles.hash, hash));
    return kept?.content;
  };
  const findOrFetch: Find = async (artwork) => {
    const kept = await findKept(artwork);
    if (kept) return kept;
    const content = await download(source, artwork, closing);
    await db.insert(uploadedArtworkFiles).values({ hash: artwork.hash, content }).onConflictDoNothing();
    return content;
  };

  return {
    fileOf: (artwork: Artwork) => drawnFileOf(held, artwork),
    /** At the start, before anything is asked for elsewhere. */
    renewFromKept: async (campaigns: readonly Campaign[]) => {
      for (const campaign of campaigns) await take(campaign, findKept);
    },
    renew: async (campaigns: readonly Campaign[]) => {
      for (const campaign of campaigns) await take(campaign, findOrFetch);
      const used = new Set(campaigns.flatMap(({ artwork }) => (isUploaded(artwork) ? [artwork.hash] : [])));
      for (const hash of held.keys()) if (!used.has(hash)) held.delete(hash);
    },
  };
};
