import { z } from "zod";
import { ownKey, ownKeys } from "./rules.ts";
import { developmentSecrets, secret } from "./secrets.ts";
import { variable, type Settings } from "./variable.ts";

const keyBytes = 32;
const developmentKey = developmentSecrets.PERSONAL_NUMBER_KEY;
const isKey = (key: string) => Buffer.from(key, "base64").length === keyBytes;
const keyVersion = z.coerce.number().int().min(1).max(1_000_000);

const oldKeyList = z
  .string()
  .transform((list) =>
    list.split(",").map((entry) => {
      const [version = "", key = ""] = entry.trim().split(":");
      return { version: Number(version), key };
    }),
  )
  .refine(
    (keys) => keys.every(({ version, key }) => keyVersion.safeParse(version).success && isKey(key)),
    "must be like 1:<32 bytes in base64>, with commas between",
  );

/** What is encrypted with; the keys themselves go no further than this folder. */
const keySettings = {
  key: variable("PERSONAL_NUMBER_KEY", z.string().refine(isKey, "must be 32 bytes in base64").default(developmentKey), {
    production: ownKey(developmentKey),
  }),
  version: variable("PERSONAL_NUMBER_KEY_VERSION", keyVersion.default(1)),
  oldKeys: variable("PERSONAL_NUMBER_OLD_KEYS", oldKeyList.default([]), {
    ifGiven: ownKeys(developmentKey),
  }),
};
type Keys = Settings<typeof keySettings>;

export const personalNumbers = { keySettings, personalNumberLookupKey: secret("PERSONAL_NUMBER_LOOKUP_KEY") };

export const personalNumberKeysOf = ({ key, version, oldKeys }: Keys) => ({
  current: version,
  byVersion: new Map(
    [...oldKeys, { version, key }].map((one) => [one.version, Buffer.from(one.key, "base64")] as const),
  ),
});

export const usedOldKeys = ({ key: text, version, oldKeys }: Keys): string[] => {
  const key = Buffer.from(text, "base64");
  const isOldVersion = oldKeys.some((old) => old.version === version);
  const isOldKey = oldKeys.some((old) => key.equals(Buffer.from(old.key, "base64")));
  return [
    ...(isOldVersion ? ["PERSONAL_NUMBER_KEY_VERSION: is an old key's"] : []),
    ...(isOldKey ? ["PERSONAL_NUMBER_KEY: is an old key"] : []),
  ];
};
