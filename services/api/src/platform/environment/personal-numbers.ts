import { z } from "zod";
import { part } from "./part.ts";
import { ownKey, ownKeys } from "./rules.ts";
import { developmentSecrets, secret } from "./secrets.ts";

const keyBytes = 32;
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

export const personalNumbers = part({
  variables: {
    PERSONAL_NUMBER_KEY: z
      .string()
      .refine(isKey, "must be 32 bytes in base64")
      .default(developmentSecrets.PERSONAL_NUMBER_KEY),
    PERSONAL_NUMBER_KEY_VERSION: keyVersion.default(1),
    PERSONAL_NUMBER_OLD_KEYS: oldKeys.optional(),
    PERSONAL_NUMBER_LOOKUP_KEY: secret("PERSONAL_NUMBER_LOOKUP_KEY"),
  },
  production: { PERSONAL_NUMBER_KEY: ownKey(developmentSecrets.PERSONAL_NUMBER_KEY) },
  productionIfGiven: { PERSONAL_NUMBER_OLD_KEYS: ownKeys(developmentSecrets.PERSONAL_NUMBER_KEY) },
  read: (env) => ({
    personalNumberKeys: {
      current: env.PERSONAL_NUMBER_KEY_VERSION,
      byVersion: new Map(
        [
          ...(env.PERSONAL_NUMBER_OLD_KEYS ?? []),
          { version: env.PERSONAL_NUMBER_KEY_VERSION, key: env.PERSONAL_NUMBER_KEY },
        ].map(({ version, key }) => [version, Buffer.from(key, "base64")] as const),
      ),
    },
    personalNumberLookupKey: env.PERSONAL_NUMBER_LOOKUP_KEY,
  }),
});

type Keys = {
  PERSONAL_NUMBER_KEY: string;
  PERSONAL_NUMBER_KEY_VERSION: number;
  PERSONAL_NUMBER_OLD_KEYS?: { version: number; key: string }[] | undefined;
};

export const refuseOldKey = (env: Keys, context: z.RefinementCtx): void => {
  const refuse = (variable: keyof Keys, message: string) => {
    context.addIssue({ code: "custom", path: [variable], message });
  };
  const { PERSONAL_NUMBER_OLD_KEYS: old = [] } = env;
  const key = Buffer.from(env.PERSONAL_NUMBER_KEY, "base64");
  if (old.some(({ version }) => version === env.PERSONAL_NUMBER_KEY_VERSION))
    refuse("PERSONAL_NUMBER_KEY_VERSION", "is an old key's");
  if (old.some((one) => key.equals(Buffer.from(one.key, "base64")))) refuse("PERSONAL_NUMBER_KEY", "is an old key");
};
