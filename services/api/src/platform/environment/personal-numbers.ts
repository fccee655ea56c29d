import { z } from "zod";
import { ownKey, ownKeys } from "./rules.ts";
import { developmentSecrets, secret } from "./secrets.ts";
import { variable } from "./variable.ts";
import type { Settings } from "./variable.ts";

const keyBytes = 32;
const developmentKey = developmentSecrets.PERSONAL_NUMBER_KEY;
const isKey = (key: string) => Buffer.from(key, "base64").length === keyBytes;
const keyVersion = z.coerce.number().int().min(1).max(1_000_000);

const oldKeys = z
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

export const personalNumbers = {
  personalNumberKey: variable(
    "PERSONAL_NUMBER_KEY",
    z.string().refine(isKey, "must be 32 bytes in base64").default(developmentKey),
    { production: ownKey(developmentKey) },
  ),
  personalNumberKeyVersion: variable("PERSONAL_NUMBER_KEY_VERSION", keyVersion.default(1)),
  personalNumberOldKeys: variable("PERSONAL_NUMBER_OLD_KEYS", oldKeys.default([]), {
    ifGiven: ownKeys(developmentKey),
  }),
  personalNumberLookupKey: secret("PERSONAL_NUMBER_LOOKUP_KEY"),
};
type Keys = Settings<typeof personalNumbers>;

export const personalNumberKeysOf = ({ personalNumberKey: key, personalNumberKeyVersion: version, ...keys }: Keys) => ({
  current: version,
  byVersion: new Map(
    [...keys.personalNumberOldKeys, { version, key }].map(
      (one) => [one.version, Buffer.from(one.key, "base64")] as const,
    ),
  ),
});

export const usedOldKeys = ({ personalNumberKey, personalNumberKeyVersion, personalNumberOldKeys }: Keys): string[] => {
  const key = Buffer.from(personalNumberKey, "base64");
  const isOldVersion = personalNumberOldKeys.some(({ version }) => version === personalNumberKeyVersion);
  const isOldKey = personalNumberOldKeys.some((one) => key.equals(Buffer.from(one.key, "base64")));
  return [
    ...(isOldVersion ? ["PERSONAL_NUMBER_KEY_VERSION: is an old key's"] : []),
    ...(isOldKey ? ["PERSONAL_NUMBER_KEY: is an old key"] : []),
  ];
};
