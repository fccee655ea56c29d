import type { Module } from "../../kinds/module.ts";
import { isPast } from "../../platform/database/kept.ts";
import { diplomas as table } from "../../platform/database/tables/documents.ts";
import { diplomaPreviews } from "./document.ts";
import { diplomaRoutes } from "./routes.ts";

export const diplomas = {
  previews: diplomaPreviews,
  routes: [diplomaRoutes],
  retention: { diploma: (db) => db.delete(table).where(isPast("diploma", table.changedAt)) },
} satisfies Module;
