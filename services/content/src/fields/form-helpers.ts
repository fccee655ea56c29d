import type { UIField } from "payload";

const helper = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
});

/** Stand first in every form, and store nothing. */
export const formHelpers: UIField[] = [
  helper("refusals", "/admin/refusals/refusals.tsx#Refusals"),
  helper("whoWrites", "/admin/history/who-writes.tsx#WhoWrites"),
];
