import type { Module } from "../../kinds/module.ts";
import { removeExpiredWebEvents } from "./repository.ts";
import { webEventRoutes } from "./routes.ts";

export const webEvents = {
  routes: [webEventRoutes],
  retention: { webEvent: removeExpiredWebEvents },
} satisfies Module;
