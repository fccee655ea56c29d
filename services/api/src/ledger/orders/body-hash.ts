import { createHmac } from "node:crypto";

/** Keyed, since a body can be guessed from its plain hash. */
export const bodyHash = (secret: string, values: readonly unknown[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(values)).digest("base64url");
