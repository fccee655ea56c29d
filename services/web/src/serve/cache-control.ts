import type { CacheClass } from "../release/manifest.ts";

export const cacheControl: Record<CacheClass | "never", string> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
  never: "no-store",
};
