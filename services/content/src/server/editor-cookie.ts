import { createHash } from "node:crypto";
import { jwtVerify } from "jose";

export const tokenIn = (cookies: string) => /(?:^|;\s*)payload-token=([^;]+)/.exec(cookies)?.[1];

/** Checks the signature only, to choose the size limit. Payload also asks the database. */
export const editorCookie = (payloadSecret: string) => {
  // Payload's way to derive its key.
  const key = new TextEncoder().encode(createHash("sha256").update(payloadSecret).digest("hex").slice(0, 32));
  return async (cookies: string): Promise<boolean> => {
    const token = tokenIn(cookies);
    if (token === undefined) return false;
    return jwtVerify(token, key, { algorithms: ["HS256"] }).then(
      () => true,
      () => false,
    );
  };
};
