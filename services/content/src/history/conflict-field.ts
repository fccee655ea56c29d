import type { UIField } from "payload";

/** A dialog in every form whose record keeps its history. Stores nothing. */
export const conflictField: UIField = {
  name: "conflict",
  type: "ui",
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: "/admin/history/conflict.tsx#Conflict" },
  },
};
