import type { Module } from "../../kinds/module.ts";
import { diplomaMaker } from "./document.ts";
import { diplomaPreviews } from "./preview.ts";
import { diplomaRoutes } from "./routes.ts";

export const diplomas = {
  previews: diplomaPreviews,
  routes: async (app, house) => {
    await app.register(diplomaRoutes, { ...house, makeDiploma: diplomaMaker(house) });
  },
} satisfies Module;
