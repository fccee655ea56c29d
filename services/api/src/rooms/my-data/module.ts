import type { Module } from "../../kinds/module.ts";
import { myDataRetention } from "./retention.ts";
import { myDataRoutes } from "./routes.ts";

export const myData = {
  routes: [myDataRoutes],
  retention: myDataRetention,
} satisfies Module;
