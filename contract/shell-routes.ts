import type { Language } from "./languages.ts";
import { queryKeys } from "./query-keys.ts";

const segment = encodeURIComponent;

/** Mark each call as pure, or every page bundles all routes. */
export const page = (pattern: string) => ({ pattern, href: () => pattern });

/* Every page loads this file; routes.ts has these routes too. */
export const start = /* @__PURE__ */ page("/");
export const startEnglish = /* @__PURE__ */ page("/en/");
export const notFound = /* @__PURE__ */ page("/404.html");
export const giftEnglish = /* @__PURE__ */ page("/en/give/");
export const gift = {
  pattern: "/ge-en-gava/",
  order: (orderReference: string) => `/ge-en-gava/?${queryKeys.order}=${segment(orderReference)}`,
  href: (preset: { amount?: number; type?: string; payWith?: "kort" } = {}, language: Language = "sv") => {
    const path = language === "sv" ? "/ge-en-gava/" : giftEnglish.pattern;
    const query = new URLSearchParams();
    if (preset.amount !== undefined) query.set(queryKeys.amount, String(preset.amount));
    if (preset.type !== undefined) query.set(queryKeys.type, preset.type);
    if (preset.payWith !== undefined) query.set(queryKeys.payWith, preset.payWith);
    return query.size > 0 ? `${path}?${query}` : path;
  },
};
