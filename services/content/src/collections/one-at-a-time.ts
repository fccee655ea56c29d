import type { CollectionConfig, Endpoint } from "payload";
import { Refused } from "../calls/refused.ts";

/** What the screens offer no more, and a call cannot do either. Payload's own refusal is English. */
const deleteSeveral: Endpoint = {
  path: "/",
  method: "delete",
  handler: () => {
    throw new Refused("Flera kan inte tas bort på en gång. Ta bort en i taget.", 403);
  },
};

/** One mark above a list took a whole site away: what is deleted is deleted by itself, and its own rules say whether. */
export const deletedOneAtATime = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkDelete: true,
  endpoints: [deleteSeveral, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
});
