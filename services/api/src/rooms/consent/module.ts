import type { Module } from "../../kinds/module.ts";
import { removeExpiredChoices } from "./repository.ts";
import { consentRoutes } from "./routes.ts";

export const consent = {
  routes: async (app, given) => {
    await app.register(consentRoutes, given);
  },
  retention: { consentChoice: removeExpiredChoices },
} satisfies Module;
