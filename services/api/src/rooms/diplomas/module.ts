import type { Module } from "../../kinds/module.ts";
import { diplomaPreviews } from "./document.ts";
import { diplomaRoutes } from "./routes.ts";

export const diplomas = {
  previews: diplomaPreviews,
  routes: async (app, given) => {
    await app.register(diplomaRoutes, given);
  },
} satisfies Module;
