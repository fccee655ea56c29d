import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from "payload";
import { savedBy, sign, signGlobal } from "./author.ts";
import { conflictField } from "./conflict-field.ts";
import { basedOnNewest, globalBasedOnNewest } from "./based-on.ts";
import { restoreEndpoint, restoreGlobalEndpoint } from "./restore.ts";

/** Who saved what, and nothing overwritten in silence. */
export const withHistory = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  fields: [...config.fields, savedBy, conflictField],
  endpoints: [restoreEndpoint, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
  hooks: {
    ...config.hooks,
    beforeOperation: [basedOnNewest(config.slug as CollectionSlug), ...(config.hooks?.beforeOperation ?? [])],
    beforeChange: [...(config.hooks?.beforeChange ?? []), sign],
  },
});

export const withGlobalHistory = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  fields: [...config.fields, savedBy, conflictField],
  endpoints: [restoreGlobalEndpoint, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
  hooks: {
    ...config.hooks,
    beforeOperation: [globalBasedOnNewest(config.slug as GlobalSlug), ...(config.hooks?.beforeOperation ?? [])],
    beforeChange: [...(config.hooks?.beforeChange ?? []), signGlobal],
  },
});
