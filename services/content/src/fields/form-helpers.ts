import type { UIField } from "payload";

/** Stands first in every form, and stores nothing. */
export const refusalsField: UIField = {
  name: "refusals",
  type: "ui",
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: "/admin/refusals/refusals.tsx#Refusals" },
  },
};
