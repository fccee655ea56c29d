import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { CollectionConfig, Config, GlobalConfig } from "payload";

const documentTools = "/admin/preview/document-tools.tsx#DocumentTools";

const elsewhere = [
  "documents",
  "draftLinks",
  "media",
  "payload-folders",
  "redirects",
  "scheduled",
  "translations",
  "users",
];

export const withDocumentTools = (config: CollectionConfig): CollectionConfig => {
  if (elsewhere.includes(config.slug)) return config;
  const { admin, ...rest } = config;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), documentTools];
  return {
    ...rest,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
};

export const withGlobalTools = (config: GlobalConfig): GlobalConfig => {
  const { admin, ...rest } = config;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), documentTools];
  return {
    ...rest,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  };
};

type LivePreview = NonNullable<NonNullable<Config["admin"]>["livePreview"]>;

/** The widths that visitors have: the site's own breakpoints lie between them. */
export const livePreview = (siteUrl: string): LivePreview => ({
  url: `${siteUrl}${routes.preview.href()}`,
  collections: ["pages"],
  globals: ["navigation", "siteConfiguration"],
  breakpoints: [
    { name: "phone", label: "Mobil", width: 390, height: 844 },
    { name: "tablet", label: "Surfplatta", width: 820, height: 1180 },
    { name: "desk", label: "Dator", width: 1366, height: 768 },
  ],
});
