import type { UIField } from "payload";

export const scheduleField: UIField = {
  name: "schedule",
  type: "ui",
  label: "Bestämd tid",
  admin: { position: "sidebar", components: { Field: "/admin/schedule/schedule-field.tsx#ScheduleField" } },
};
