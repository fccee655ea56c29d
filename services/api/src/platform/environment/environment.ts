import { ifGiven, productionProblems, sharedSecrets, strangersProblem } from "@hjarta-lunga/contract/deployment.ts";
import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { autogiro, mandates, moneyIn } from "./mandates.ts";
import { bankId, brite, companyRegister } from "./identity.ts";
import { limits } from "./limits.ts";
import { mail } from "./mail.ts";
import { mondido, payments, swish } from "./payments.ts";
import { personalNumberKeysOf, personalNumbers, usedOldKeys } from "./personal-numbers.ts";
import { developmentSecrets, signing } from "./secrets.ts";
import { sms } from "./sms.ts";
import { shop } from "./shop.ts";
import { server, unknownProxies, site } from "./server.ts";
import { readSettings, variablesOf, type Settings } from "./variable.ts";

const settings = {
  ...server,
  limits,
  ...signing,
  ...personalNumbers,
  ...site,
  ...payments,
  swish,
  bankId,
  brite,
  companyRegister,
  mondido,
  autogiro,
  moneyIn,
  ...mandates,
  mail,
  ...shop,
  sms,
};
const variables = variablesOf(settings);

const rulesOf = (when: "production" | "ifGiven"): ProductionRules =>
  Object.fromEntries(variables.flatMap(({ name, rules: { [when]: rule } }) => (rule ? [[name, rule]] : [])));
const production = rulesOf("production");
const productionIfGiven = rulesOf("ifGiven");

export type Environment = Omit<Settings<typeof settings>, "keySettings"> & {
  personalNumberKeys: ReturnType<typeof personalNumberKeysOf>;
};
export const variableNames: readonly string[] = ["DEPLOYMENT", "ON_THIS_MACHINE", ...variables.map(({ name }) => name)];

/** One line that names each variable and what is wrong with it; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

export const readEnvironment = (given: Record<string, string | undefined>): Environment => {
  // An empty variable is what a commented template leaves behind: it means "not set".
  const set = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );
  const wrong: string[] = [];
  const { keySettings, ...read } = readSettings(settings, set, (problem) => wrong.push(problem));
  if (wrong.length === 0) wrong.push(...unknownProxies(read.host, set.TRUSTED_PROXIES), ...usedOldKeys(keySettings));
  const problems = [
    ...wrong,
    ...sharedSecrets(Object.keys(developmentSecrets), set),
    strangersProblem(set.HOST ?? "localhost", developmentSecrets, set),
    ...productionProblems({ ...production, ...ifGiven(productionIfGiven, set) }, set),
  ].filter((problem) => problem !== undefined);
  if (problems.length === 0) return { ...read, personalNumberKeys: personalNumberKeysOf(keySettings) };
  throw new EnvironmentError(`The API's environment is not right. ${problems.join("; ")}`);
};
