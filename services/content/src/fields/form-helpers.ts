import type { CollectionConfig, GlobalConfig, UIField } from "payload";

const helper = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
});

/** A draft is saved while one writes. What is written of a person stays out of the browser's storage. */
const keepsWords = ({ slug, versions }: CollectionConfig | GlobalConfig) =>
  slug !== "users" && !(typeof versions === "object" && versions.drafts);

/** Stand first in a form, and store nothing. */
export const formHelpers = (part: CollectionConfig | GlobalConfig): UIField[] => [
  helper("refusals", "/admin/refusals/refusals.tsx#Refusals"),
  helper("whoWrites", "/admin/history/who-writes.tsx#WhoWrites"),
  ...(keepsWords(part) ? [helper("unsavedWords", "/admin/unsaved/unsaved-words.tsx#UnsavedWords")] : []),
];
