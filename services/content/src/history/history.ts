import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from "payload";
import { savedBy, sign, signGlobal } from "./author.ts";
import { conflictField } from "./conflict-field.ts";
import { basedOnNewest, globalBasedOnNewest } from "./based-on.ts";
import { keepsGlobalLock, keepsLock } from "./keep-lock.ts";
import { leftUntouchedEndpoint, removesUntouched } from "./untouched.ts";
import { restoreEndpoint, restoreGlobalEndpoint } from "./restore.ts";

type Views = { components?: { views?: { edit?: object } } };

/** Payload's own list names nobody. */
const withVersionsView = <Admin extends Views>(admin: Admin | undefined): Admin =>
  ({
    ...admin,
    components: {
      ...admin?.components,
      views: {
        ...admin?.components?.views,
        edit: {
          ...admin?.components?.views?.edit,
          versions: { Component: "/admin/history/versions-list.tsx#VersionsList" },
        },
      },
    },
  }) as unknown as Admin;

/** Who saved what, and nothing overwritten in silence. */
export const withHistory = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  admin: withVersionsView(config.admin),
  fields: [...config.fields, savedBy, conflictField],
  endpoints: [restoreEndpoint, leftUntouchedEndpoint, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
  hooks: {
    ...config.hooks,
    beforeOperation: [
      basedOnNewest(config.slug as CollectionSlug),
      removesUntouched,
      ...(config.hooks?.beforeOperation ?? []),
    ],
    beforeChange: [...(config.hooks?.beforeChange ?? []), sign],
    afterChange: [...(config.hooks?.afterChange ?? []), keepsLock(config.slug as CollectionSlug)],
  },
});

export const withGlobalHistory = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  admin: withVersionsView(config.admin),
  fields: [...config.fields, savedBy, conflictField],
  endpoints: [restoreGlobalEndpoint, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
  hooks: {
    ...config.hooks,
    beforeOperation: [globalBasedOnNewest(config.slug as GlobalSlug), ...(config.hooks?.beforeOperation ?? [])],
    beforeChange: [...(config.hooks?.beforeChange ?? []), signGlobal],
    afterChange: [...(config.hooks?.afterChange ?? []), keepsGlobalLock(config.slug as GlobalSlug)],
  },
});
