import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createTarDecoder } from "modern-tar";
import { z } from "zod";
import { Failure } from "../lib/failure.ts";

export const readWhole = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const fileList = z.object({
  Files: z.array(z.object({ Path: z.string(), Size: z.number(), Checksum: z.string() })),
});

const sha256Of = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
};

/** As pg_verifybackup does: each file that PostgreSQL says it sent is there, with its checksum. */
export const checkCluster = async (archive: Readable, files: Buffer): Promise<void> => {
  const listed = fileList.parse(JSON.parse(files.toString())).Files;
  const found = new Map<string, string>();
  const decoder = createTarDecoder({ strict: true });
  const entries = (Readable.toWeb(archive) as ReadableStream<Uint8Array>).pipeThrough(decoder);
  for await (const { header, body } of entries) found.set(header.name.replace(/^\.\//, ""), await sha256Of(body));
  const wrong = listed.filter(({ Path, Checksum }) => found.get(Path) !== Checksum);
  if (listed.length === 0 || wrong.length > 0)
    throw new Failure(
      `The database's archive lacks ${wrong.length} of ${listed.length} files, or has others in their place.`,
    );
};
