import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

type Part<Variables extends z.core.$ZodLooseShape, Settings> = {
  variables: Variables;
  production?: ProductionRules;
  productionIfGiven?: ProductionRules;
  read: (env: z.output<z.ZodObject<Variables>>) => Settings;
};

export const part = <Variables extends z.core.$ZodLooseShape, Settings>(
  definition: Part<Variables, Settings>,
): Required<Part<Variables, Settings>> => ({ production: {}, productionIfGiven: {}, ...definition });
