import { queryKeys } from "./query-keys.ts";

const segment = encodeURIComponent;

/** A fixed path: the pattern is the path. Marked pure where it is called, or every page would carry them all. */
export const page = (pattern: string) => ({ pattern, href: () => pattern });

/* What header and footer lead to. Every page carries this file, and none of those in routes.ts, which has these too. */
export const start = /* @__PURE__ */ page("/");
export const startEnglish = /* @__PURE__ */ page("/en/");
export const notFound = /* @__PURE__ */ page("/404.html");
export const gift = {
  pattern: "/ge-en-gava/",
  /** An order that has begun: waiting, ended or thanked for. */
  order: (orderReference: string) => `/ge-en-gava/?${queryKeys.order}=${segment(orderReference)}`,
  href: (preset: { amount?: number; type?: string; payWith?: "kort" } = {}) => {
    const query = new URLSearchParams();
    if (preset.amount !== undefined) query.set(queryKeys.amount, String(preset.amount));
    if (preset.type !== undefined) query.set(queryKeys.type, preset.type);
    if (preset.payWith !== undefined) query.set(queryKeys.payWith, preset.payWith);
    return query.size > 0 ? `/ge-en-gava/?${query}` : "/ge-en-gava/";
  },
};
