import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { Failure } from "../lib/failure.ts";
import { seal, unseal, type BackupKeys } from "./keys.ts";
import type { Store } from "./store.ts";

/** Of what was backed up: before it was sealed. */
export type Written = { bytes: number; sha256: string; parts: number };
export type Place = { store: Store; keys: BackupKeys };

const partBytes = 16 * 1024 * 1024;

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    bytes += chunk.length;
    while (bytes >= partBytes) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, partBytes);
      waiting = [all.subarray(partBytes)];
      bytes -= partBytes;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

const partName = (name: string, part: number) => `${name}/${String(part).padStart(6, "0")}`;

export const writeSealed = async (
  { store, keys }: Place,
  name: string,
  source: AsyncIterable<Buffer>,
): Promise<Written> => {
  const hash = createHash("sha256");
  const written = { bytes: 0, parts: 0 };
  for await (const part of inParts(source)) {
    hash.update(part);
    const at = partName(name, written.parts);
    await store.put(at, seal(keys, at, part));
    written.bytes += part.length;
    written.parts += 1;
  }
  return { ...written, sha256: hash.digest("hex") };
};

async function* partsOf({ store, keys }: Place, name: string, written: Written): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for (let part = 0; part < written.parts; part += 1) {
    const at = partName(name, part);
    const plain = unseal(keys, at, await store.get(at));
    hash.update(plain);
    yield plain;
  }
  if (hash.digest("hex") !== written.sha256) throw new Failure(`${name} is not what was backed up.`);
}

/** Ends with an error, and not as if it were whole, when a part is missing, damaged or another's. */
export const readSealed = (place: Place, name: string, written: Written): Readable =>
  Readable.from(partsOf(place, name, written), { objectMode: false });
