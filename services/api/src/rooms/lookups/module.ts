import type { Module } from "../../kinds/module.ts";
import { lookupRoutes } from "./routes.ts";

export const lookups = {
  routes: async (app, house) => {
    await app.register(lookupRoutes, house);
  },
} satisfies Module;
