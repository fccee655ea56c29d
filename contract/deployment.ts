/*
 * One switch for every part of the house: DEPLOYMENT=production. Under it nothing is taken that only this machine or a
 * test knows: no stand-in's value, no test number, no test flag, no URL of the machine itself.
 */

/** What is wrong with a value that is given, or nothing. `isSaidToBeHere`: ON_THIS_MACHINE names its variable. */
type Rule = (value: string, isSaidToBeHere?: boolean) => string | undefined;
export type ProductionRules = Readonly<Record<string, Rule>>;
type Variables = Readonly<Record<string, string | undefined>>;

const thisMachine =
  /^(localhost|.*\.localhost|localhost\.localdomain|ip6-localhost|ip6-loopback|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/;
/** Names that are reserved for examples and tests: RFC 2606. */
const nowhere = /(^|\.)(test|example|invalid|example\.(com|net|org))$/;

/** What a process listens on: only what runs beside it can reach it there. */
export const reachesOnlyThisMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);

/**
 * Who listens where strangers come, and keeps a secret that stands in our source, has none. Production is told of each by its
 * rules; a process that nobody has told that it is in production is told of this.
 */
export const strangersProblem = (
  host: string,
  known: Readonly<Record<string, string>>,
  variables: Variables,
): string | undefined => {
  if (isProduction(variables) || reachesOnlyThisMachine(host)) return undefined;
  const open = Object.entries(known).filter(([name, value]) => [undefined, "", value].includes(variables[name]));
  if (open.length === 0) return undefined;
  const names = open.map(([name]) => name).join(", ");
  return `HOST: strangers would reach this, and ${names} would be what stands in the source: set DEPLOYMENT=production, or these`;
};

/** As everybody writes it: no capitals, no port, no dot at the end, and an address in one way, whatever the protocol. */
export const hostOf = (url: string): string => {
  const host = URL.parse(url)?.hostname ?? "";
  return (URL.parse(`http://${host}`)?.hostname ?? host).toLowerCase().replace(/\.$/, "");
};

export const notLocal: Rule = (url) => {
  const host = hostOf(url);
  if (thisMachine.test(host)) return "is a URL of this machine";
  return nowhere.test(host) ? "is a URL that does not exist" : undefined;
};

/** For what may run beside us, on the one server that most charities have: when that is said, and not by mistake. */
export const besideUs: Rule = (url, isSaidToBeHere = false) =>
  isSaidToBeHere && thisMachine.test(hostOf(url)) ? undefined : notLocal(url);

/** What is asked and answered is who somebody is, which account they have, or how they pay. */
export const encrypted: Rule = (url) => notLocal(url) ?? (/^https:/i.test(url) ? undefined : "must be an https: URL");

/** For data and money's files: an update or a fresh checkout would take them along. Our own folder is in `checkout`. */
export const outside =
  (checkout: string): Rule =>
  (path) => {
    if (!path.startsWith("/") || path.split("/").includes("..")) return "must be an absolute path";
    const plain = path.replaceAll(/\/(?:\.?\/)+/g, "/");
    return `${plain}/`.startsWith(`${checkout.replace(/\/$/, "")}/`) ? "is inside the checkout" : undefined;
  };

/** For whose word is taken about who a visitor is: no range so wide that it holds strangers. */
export const notEverybody: Rule = (list) => {
  const isWide = (entry: string) => {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) return false;
    const isMapped = /^::ffff:/i.test(address);
    const least = isMapped ? 96 + 8 : address.includes(":") ? 7 : 8;
    // A mask instead of a number is as wide as it says, and nothing here reads it.
    return !(Number(bits) >= least);
  };
  const wide = list.split(/[\s,]+/).filter(isWide);
  return wide.length === 0 ? undefined : `would trust strangers: ${wide.join(", ")}`;
};

const shortestSecret = 32;
/** Of as many signs, chance leaves far more that differ: a key of zeros, or one sign held down, has one. */
const fewestSigns = 8;

/** For a secret that we make ourselves: nobody else's, long, and not one sign over and over. */
export const ownSecret =
  (...known: string[]): Rule =>
  (value) => {
    if (value.length < shortestSecret) return `must be at least ${shortestSecret} characters`;
    const repeats = new Set(value).size < fewestSigns || /^(.+?)\1+$/s.test(value);
    return notOneOf(...known)(value) ?? (repeats ? "is no secret: it repeats itself" : undefined);
  };

/** Who learns one of them would have the other. By name, never by value. */
export const sharedSecrets = (names: readonly string[], variables: Variables): string[] => {
  const given = names.filter((name) => (variables[name] ?? "") !== "");
  return given.flatMap((name, place) => {
    const first = given.slice(0, place).find((earlier) => variables[earlier] === variables[name]);
    return isProduction(variables) && first !== undefined ? [`${name}: is the same as ${first}`] : [];
  });
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
  const here = (variables.ON_THIS_MACHINE ?? "").split(/[\s,]+/);
  const problems = Object.entries(rules).flatMap(([name, rule]) => {
    const value = variables[name] ?? "";
    const problem = value === "" ? "must be set in production" : rule(value, here.includes(name));
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  const isUnchecked = variables.NODE_TLS_REJECT_UNAUTHORIZED === "0";
  return isUnchecked ? [...problems, "NODE_TLS_REJECT_UNAUTHORIZED: must not be 0: nobody would be known"] : problems;
};

/** For what may be left out: a part that is not used. */
export const ifGiven = (rules: ProductionRules, variables: Variables): ProductionRules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => (variables[name] ?? "") !== ""));
