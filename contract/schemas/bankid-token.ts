import { z } from "zod";

export const random32 = z.string().regex(/^[\w-]{43}$/, "not 32 bytes in base64url");
export const bankIdToken = random32.describe(
  "Of an identification or a signature. It opens nothing without the cookie of the browser that began.",
);
