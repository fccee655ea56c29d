import type { Module } from "../../kinds/module.ts";
import { createMakeDiploma } from "./document.ts";
import { diplomaPreviews } from "./preview.ts";
import { diplomaRoutes } from "./routes.ts";

export const diplomas = {
  previews: diplomaPreviews,
  routes: async (app, given) => {
    await app.register(diplomaRoutes, { ...given, makeDiploma: createMakeDiploma(given) });
  },
} satisfies Module;
