import type { Module } from "../../kinds/module.ts";
import { removeExpiredChoices } from "./repository.ts";
import { consentRoutes } from "./routes.ts";

export const consent = {
  routes: [consentRoutes],
  retention: { consentChoice: removeExpiredChoices },
} satisfies Module;
