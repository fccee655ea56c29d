import type { CollectionConfig, Endpoint } from "payload";
import { Refused } from "../calls/refused.ts";

/** What the screens offer no more, and a call cannot do either. Payload's own refusal is English. */
const refuseSeveral = (method: "delete" | "patch", why: string): Endpoint => ({
  path: "/",
  method,
  handler: () => {
    throw new Refused(why, 403);
  },
});
const refusals = [
  refuseSeveral("delete", "Flera kan inte tas bort på en gång. Ta bort en i taget."),
  refuseSeveral("patch", "Flera kan inte ändras, publiceras eller avpubliceras på en gång. Ändra en i taget."),
];

/**
 * One mark above a list took a whole site away, or emptied it: what is deleted or changed is so by itself, and its own rules
 * say whether.
 */
export const oneAtATime = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkDelete: true,
  disableBulkEdit: true,
  endpoints: [...refusals, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
});
