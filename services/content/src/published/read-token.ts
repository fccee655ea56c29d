import { createHash, timingSafeEqual } from "node:crypto";
import type { PayloadRequest } from "payload";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests have equal lengths, which timingSafeEqual needs. */
export function hasToken(req: Pick<PayloadRequest, "headers">, token: string): boolean {
  return timingSafeEqual(digest(req.headers.get("authorization") ?? ""), digest(`Bearer ${token}`));
}
