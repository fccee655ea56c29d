import type { CollectionConfig } from "payload";
import { choice } from "../fields/fields.ts";

const changes = { publish: "Publiceras", unpublish: "Avpubliceras" };
const states = { waiting: "Väntar", done: "Gjort", refused: "Gick inte", cancelled: "Ångrat" };

/** What goes out, or is taken back, at a set time. Written by the calls in `schedule/` only. */
export const scheduledCollection: CollectionConfig = {
  slug: "scheduled",
  labels: { singular: "Bestämd tid", plural: "Bestämda tider" },
  admin: { hidden: true, useAsTitle: "title" },
  disableDuplicate: true,
  defaultSort: "at",
  fields: [
    { name: "record", type: "text", label: "Vad", required: true, index: true },
    { name: "title", type: "text", label: "Titel", required: true },
    choice("change", "Ändring", changes, { defaultValue: "publish" }),
    { name: "at", type: "date", label: "Tid", required: true, index: true },
    { name: "by", type: "relationship", relationTo: "users", label: "Bestämt av" },
    /** As it was seen when the time was set. Without it, the newest goes out. */
    { name: "content", type: "json", label: "Innehåll", access: { read: () => false } },
    choice("state", "Läge", states, { defaultValue: "waiting" }),
    { name: "problem", type: "textarea", label: "Varför det inte gick" },
    { name: "finishedAt", type: "date", label: "Klart" },
  ],
};
