import type { Module } from "../../kinds/module.ts";
import { removeExpiredWebEvents } from "./repository.ts";
import { webEventRoutes } from "./routes.ts";

export const webEvents = {
  routes: async (app, house) => {
    await app.register(webEventRoutes, house);
  },
  retention: [removeExpiredWebEvents],
} satisfies Module;
