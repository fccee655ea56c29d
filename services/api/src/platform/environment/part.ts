import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

type Part<Variables extends z.core.$ZodLooseShape, Settings> = {
  variables: Variables;
  /** Of variables that must be set there. */
  production?: ProductionRules;
  /** Of variables that may be left out there. */
  productionIfGiven?: ProductionRules;
  read: (env: z.output<z.ZodObject<Variables>>) => Settings;
};

/** The variables of one subject: how they are read, what production asks of them, and what the API makes of them. */
export const part = <Variables extends z.core.$ZodLooseShape, Settings>(
  definition: Part<Variables, Settings>,
): Required<Part<Variables, Settings>> => ({ production: {}, productionIfGiven: {}, ...definition });
