import type { CollectionConfig, Endpoint } from "payload";
import { Refused } from "../calls/refused.ts";

/** Payload's own refusal is in English. */
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

/** One checkbox above a list could delete or unpublish the whole site. */
export const oneAtATime = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkDelete: true,
  disableBulkEdit: true,
  endpoints: [...refusals, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
});
