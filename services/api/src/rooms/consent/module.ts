import type { Module } from "../../kinds/module.ts";
import { removeExpiredChoices } from "./repository.ts";
import { consentRoutes } from "./routes.ts";

export const consent = {
  routes: async (app, house) => {
    await app.register(consentRoutes, house);
  },
  retention: [removeExpiredChoices],
} satisfies Module;
