import type { Module } from "../../kinds/module.ts";
import { lookupCommands } from "./commands.ts";
import { lookupRoutes } from "./routes.ts";

export const lookups = {
  routes: [lookupRoutes],
  commands: () => lookupCommands,
} satisfies Module;
