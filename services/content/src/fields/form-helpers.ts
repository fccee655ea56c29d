import type { CollectionConfig, Field, GlobalConfig, UIField } from "payload";

const helper = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
});

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig) =>
  typeof versions === "object" && Boolean(versions.drafts);

/** A draft is saved while one writes. What is written of a person stays out of the browser's storage. */
const keepsWords = (part: CollectionConfig | GlobalConfig) => part.slug !== "users" && !hasDrafts(part);
const isStoredWhenOpened = (part: CollectionConfig | GlobalConfig) => "labels" in part && hasDrafts(part);

/** Stand first in a form, and store nothing. */
export const formHelpers = (part: CollectionConfig | GlobalConfig): UIField[] => [
  helper("refusals", "/admin/refusals/refusals.tsx#Refusals"),
  helper("goToField", "/admin/refusals/go-to-field.tsx#GoToField"),
  helper("whoWrites", "/admin/history/who-writes.tsx#WhoWrites"),
  ...(keepsWords(part) ? [helper("unsavedWords", "/admin/unsaved/unsaved-words.tsx#UnsavedWords")] : []),
  ...(hasDrafts(part) ? [helper("lastWords", "/admin/unsaved/last-words.tsx#LastWords")] : []),
  ...("labels" in part ? [helper("unnamed", "/admin/titles/unnamed.tsx#Unnamed")] : []),
  ...(isStoredWhenOpened(part) ? [helper("leftUntouched", "/admin/history/left-untouched.tsx#LeftUntouched")] : []),
];

const titleCell = "/admin/titles/title-cell.tsx#TitleCell";

/** What a record is called by, which a draft may lack. */
export const nameUnnamed =
  (part: CollectionConfig | GlobalConfig) =>
  (field: Field): Field =>
    "labels" in part && hasDrafts(part) && field.type === "text" && field.name === part.admin?.useAsTitle
      ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: titleCell } } }
      : field;
