import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { Failure } from "../lib/failure.ts";

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const idBytes = 8;
const algorithm = "aes-256-gcm";
const mark = Buffer.from("HLB1");
const nonceAt = mark.length + idBytes;
const textAt = nonceAt + nonceBytes;

type Key = { id: string; bytes: Buffer };
/** Written with the first, read with any: a new key stands before the old ones. */
export type BackupKeys = readonly [Key, ...Key[]];

const keyOf = (written: string, from: string): Key => {
  const bytes = Buffer.from(written, "base64");
  if (bytes.length !== keyBytes)
    throw new Failure(
      `${from} must be 32 bytes in base64, with a comma between several. Make one: npm run backup -- key`,
    );
  return {
    id: createHash("sha256")
      .update(bytes)
      .digest("hex")
      .slice(0, 2 * idBytes),
    bytes,
  };
};

export const newKey = (): string => randomBytes(keyBytes).toString("base64");

export const readKeys = (env: Record<string, string | undefined>): BackupKeys => {
  const file = env.BACKUP_KEY_FILE ?? "";
  if (file !== "" && !existsSync(file)) throw new Failure(`BACKUP_KEY_FILE names ${file}, which is not there.`);
  const from = file === "" ? "BACKUP_KEY" : file;
  const written = (file === "" ? (env.BACKUP_KEY ?? "") : readFileSync(file, "utf8"))
    .split(/[,\s]+/)
    .filter((one) => one !== "");
  const [first, ...others] = written.map((one) => keyOf(one, from));
  if (!first)
    throw new Failure(
      "BACKUP_KEY or BACKUP_KEY_FILE must hold the key of the backups. Make one with `npm run backup -- key`, and keep it where the backups are not.",
    );
  return [first, ...others];
};

/** Of one backup. What it is called is sealed with it: no part takes another's place, nor one of another backup. */
const derived = ({ bytes }: Key, name: string): Buffer => Buffer.from(hkdfSync("sha256", bytes, "", name, keyBytes));

export const seal = ([key]: BackupKeys, name: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, derived(key, name), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([mark, Buffer.from(key.id, "hex"), nonce, text, cipher.getAuthTag()]);
};

export const unseal = (keys: BackupKeys, name: string, sealed: Buffer): Buffer => {
  if (sealed.length < textAt + tagBytes || !sealed.subarray(0, mark.length).equals(mark))
    throw new Failure(`${name} is damaged, or no part of a backup.`);
  const id = sealed.subarray(mark.length, nonceAt).toString("hex");
  const key = keys.find((one) => one.id === id);
  if (!key)
    throw new Failure(
      `${name} was written with the key ${id}, and the keys given are ${keys.map((one) => one.id).join(", ")}.`,
    );
  const decipher = createDecipheriv(algorithm, derived(key, name), sealed.subarray(nonceAt, textAt), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(textAt, -tagBytes)), decipher.final()]);
  } catch {
    throw new Failure(`${name} is damaged: it is not what was written.`);
  }
};
