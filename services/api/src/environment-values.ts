import { z } from "zod";

/** AES-256. */
const keyBytes = 32;
export const isKey = (key: string) => Buffer.from(key, "base64").length === keyBytes;
export const keyVersion = z.coerce.number().int().min(1).max(1_000_000);

/** "1:<base64>,2:<base64>": keys that are only read with, by version. */
export const oldKeys = z
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

export const thisMachine = ["127.0.0.0/8", "::1"];
export const isThisMachine = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);

/** Addresses and ranges with commas between. */
export const proxies = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== ""),
  )
  .pipe(
    z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be addresses or ranges, such as 10.0.0.0/8")),
  );
export const proxiesMissing =
  "must be set when HOST is not this machine's own: write the addresses or ranges of the web servers that pass calls " +
  "on, such as 10.0.0.5 or 10.0.0.0/8; else all visitors count as one";

/** Object identifiers with commas between. */
export const policies = z
  .string()
  .transform((list) => list.split(",").map((policy) => policy.trim()))
  .refine((list) => list.every((policy) => /^\d+(\.\d+)+$/.test(policy)), "must be like 1.2.752.78.1.5");
