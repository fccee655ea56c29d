/*
 * One switch for every part of the house: DEPLOYMENT=production. Under it nothing is taken that only this machine or a
 * test knows: no stand-in's value, no test number, no test flag, no URL of the machine itself.
 */

/** What is wrong with a value that is given, or nothing. */
type Rule = (value: string) => string | undefined;
export type ProductionRules = Readonly<Record<string, Rule>>;
type Variables = Readonly<Record<string, string | undefined>>;

const thisMachine = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/;
/** Names that are reserved for examples and tests: RFC 2606. */
const nowhere = /(^|\.)(test|example|invalid)$/;

const hostOf = (url: string): string => URL.parse(url)?.hostname.toLowerCase() ?? "";

export const notLocal: Rule = (url) => {
  const host = hostOf(url);
  if (thisMachine.test(host)) return "is a URL of this machine";
  return nowhere.test(host) ? "is a URL that does not exist" : undefined;
};

/** For a value that must be one's own: those given here are known to everybody. */
export const notOneOf =
  (...known: string[]): Rule =>
  (value) =>
    known.includes(value) ? "is a value for development or tests" : undefined;

export const exactly =
  (wanted: string): Rule =>
  (value) =>
    value === wanted ? undefined : `must be ${wanted}`;

export const given: Rule = () => undefined;

export const isProduction = ({ DEPLOYMENT }: Variables): boolean => DEPLOYMENT === "production";

/** Each variable that stands in production's way, by its name; never with its value, which may be a secret. */
export const productionProblems = (rules: ProductionRules, variables: Variables): string[] => {
  const { DEPLOYMENT = "" } = variables;
  if (DEPLOYMENT === "") return [];
  if (!isProduction(variables)) return ["DEPLOYMENT: must be production, or not be set"];
  return Object.entries(rules).flatMap(([name, rule]) => {
    const value = variables[name] ?? "";
    const problem = value === "" ? "must be set in production" : rule(value);
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
};

/** For what may be left out: a part that is not used. */
export const ifGiven = (rules: ProductionRules, variables: Variables): ProductionRules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => (variables[name] ?? "") !== ""));
