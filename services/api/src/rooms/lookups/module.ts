import type { Module } from "../../kinds/module.ts";
import { lookupCommands } from "./commands.ts";
import { lookupRoutes } from "./routes.ts";

export const lookups = {
  routes: async (app, given) => {
    await app.register(lookupRoutes, given);
  },
  commands: () => lookupCommands,
} satisfies Module;
