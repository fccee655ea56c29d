import { createHmac } from "node:crypto";

/** Tells a repeated request from another one with the same key. Keyed, since a body can be guessed from its plain hash. */
export const bodyHash = (secret: string, values: readonly unknown[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(values)).digest("base64url");
