import { ifGiven, productionProblems, sharedSecrets, strangersProblem } from "@hjarta-lunga/contract/deployment.ts";
import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { autogiro } from "./autogiro.ts";
import { bankId } from "./bankid.ts";
import { brite } from "./brite.ts";
import { limits } from "./limits.ts";
import { mail } from "./mail.ts";
import { mandates } from "./mandates.ts";
import { mondido } from "./mondido.ts";
import { payments } from "./payments.ts";
import { personalNumbers, refuseOldKey } from "./personal-numbers.ts";
import { developmentSecrets, ownSecrets } from "./secrets.ts";
import { refuseUnknownProxies, server } from "./server.ts";
import { signing } from "./signing.ts";
import { site } from "./site.ts";
import { swish } from "./swish.ts";

const schema = z
  .object({
    DEPLOYMENT: z.string().optional(),
    ON_THIS_MACHINE: z.string().optional(),
    ...server.variables,
    ...limits.variables,
    ...signing.variables,
    ...personalNumbers.variables,
    ...site.variables,
    ...payments.variables,
    ...swish.variables,
    ...bankId.variables,
    ...brite.variables,
    ...mondido.variables,
    ...autogiro.variables,
    ...mandates.variables,
    ...mail.variables,
  })
  .superRefine(refuseUnknownProxies)
  .superRefine(refuseOldKey)
  .transform((env) => ({
    ...server.read(env),
    limits: limits.read(env),
    ...signing.read(env),
    ...personalNumbers.read(env),
    ...site.read(env),
    ...payments.read(env),
    swish: swish.read(env),
    bankId: bankId.read(env),
    brite: brite.read(env),
    mondido: mondido.read(env),
    autogiro: autogiro.read(env),
    ...mandates.read(env),
    mail: mail.read(env),
  }));

const parts = [
  server,
  limits,
  signing,
  personalNumbers,
  site,
  payments,
  swish,
  bankId,
  brite,
  mondido,
  autogiro,
  mandates,
  mail,
];
const together = (rules: ProductionRules[]): ProductionRules => Object.fromEntries(rules.flatMap(Object.entries));
const production = together([ownSecrets, ...parts.map((part) => part.production)]);
const productionIfGiven = together(parts.map((part) => part.productionIfGiven));

export type Environment = z.infer<typeof schema>;
export const variableNames: readonly string[] = Object.keys(schema.in.shape);

/** One line that names each variable and what is wrong with it; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  // An empty variable is what a commented template leaves behind: it means "not set".
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(set);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  const shared = sharedSecrets(Object.keys(developmentSecrets), set);
  const reached = strangersProblem(set.HOST ?? "localhost", developmentSecrets, set) ?? [];
  const problems = [
    ...wrong,
    ...shared,
    reached,
    ...productionProblems({ ...production, ...ifGiven(productionIfGiven, set) }, set),
  ].flat();
  if (result.success && problems.length === 0) return result.data;
  throw new EnvironmentError(`The API's environment is not right. ${problems.join("; ")}`);
};
