import { createHash } from "node:crypto";
import { jwtVerify } from "jose";

const tokenIn = (cookies: string) => /(?:^|;\s*)payload-token=([^;]+)/.exec(cookies)?.[1];

/**
 * Whether somebody is logged in, as far as the signature of the login tells. Payload asks the database as well; this
 * only decides how much may be sent to it.
 */
export const editorCookie = (payloadSecret: string) => {
  // As Payload makes its key.
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
