import { randomBytes, randomInt } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.ts";

const token = () => randomBytes(32).toString("base64url");

const readablePassword = () => {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
};

const makers = {
  PAYLOAD_SECRET: token,
  CONTENT_READ_TOKEN: token,
  PUBLISH_TOKEN: token,
  RATE_LIMIT_SECRET: token,
  BODY_HASH_SECRET: token,
  PERSONAL_NUMBER_KEY: () => randomBytes(32).toString("base64"),
  PERSONAL_NUMBER_LOOKUP_KEY: token,
  CARD_LINK_SECRET: token,
  GIFT_LINK_SECRET: token,
  MY_DATA_SECRET: token,
  SMS_PASSWORD: token,
  MONDIDO_PASSWORD: token,
  MONDIDO_SECRET: token,
  BRITE_PUBLIC_KEY: token,
  BRITE_SECRET: token,
  COMPANY_REGISTER_SECRET: token,
  SEARCH_WRITE_KEY: token,
  POSTGRES_PASSWORD: token,
  CONTENT_ADMIN_EMAIL: () => "redaktor@hjarta-lunga.test",
  CONTENT_ADMIN_PASSWORD: readablePassword,
};
type SecretName = keyof typeof makers;
export type Secrets = Record<SecretName, string>;
export const isSecret = (name: string): boolean => name in makers;

const readKnown = (path: string): Partial<Secrets> => {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Partial<Secrets>;
  } catch {
    throw new Failure(`${path} cannot be read as JSON. Correct it, or remove the folder to start afresh.`);
  }
};

/** The environment comes first. A secret that a newer version adds is made then. */
export const loadSecrets = (dataDir: string, env: Record<string, string | undefined>): Secrets => {
  const path = join(dataDir, "secrets.json");
  const known = readKnown(path);
  const names = Object.keys(makers) as SecretName[];
  const kept = Object.fromEntries(names.map((name) => [name, known[name] ?? makers[name]()])) as Secrets;
  if (names.some((name) => known[name] === undefined)) {
    writeFileSync(`${path}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return Object.fromEntries(names.map((name) => [name, (env[name] ?? "") === "" ? kept[name] : env[name]])) as Secrets;
};
