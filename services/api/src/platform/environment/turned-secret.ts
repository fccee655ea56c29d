import { createHmac, timingSafeEqual } from "node:crypto";

/** "new,old": made with the first, recognised by any, so that a secret is turned while links of the old one are out. */
export const turnedSecret = (written: string) => {
  const secrets = written.split(",").map((one) => one.trim());
  const keyed = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const allOf = (text: string): string[] => secrets.map((secret) => keyed(secret, text));
  return {
    of: (text: string): string => keyed(secrets[0] ?? "", text),
    allOf,
    isOf: (text: string, given: string): boolean => {
      const shown = Buffer.from(given);
      return allOf(text)
        .map((one) => Buffer.from(one))
        .some((right) => right.length === shown.length && timingSafeEqual(right, shown));
    },
  };
};
