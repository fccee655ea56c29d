import { existsSync, realpathSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { unescape } from "node:querystring";

/* DEPLOYMENT=production forbids values that only development and tests use: stand-ins, test numbers, local URLs. */

type Rule = (value: string, isOnThisMachine?: boolean) => string | undefined;
export type ProductionRules = Readonly<Record<string, Rule>>;
type Variables = Readonly<Record<string, string | undefined>>;

const localHosts =
  /^(localhost|.*\.localhost|localhost\.localdomain|ip6-localhost|ip6-loopback|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/;
/** RFC 2606. */
const reservedHosts = /(^|\.)(test|example|invalid|example\.(com|net|org))$/;

export const reachesOnlyThisMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);

/** A process that is not in production, but listens to the network, must not use the secrets in our source. */
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

export const hostOf = (url: string): string => {
  const host = URL.parse(url)?.hostname ?? "";
  return (URL.parse(`http://${host}`)?.hostname ?? host).toLowerCase().replace(/\.$/, "");
};

export const notLocal: Rule = (url) => {
  const host = hostOf(url);
  if (localHosts.test(host)) return "is a URL of this machine";
  return reservedHosts.test(host) ? "is a URL that does not exist" : undefined;
};

export const besideUs: Rule = (url, isOnThisMachine = false) =>
  isOnThisMachine && localHosts.test(hostOf(url)) ? undefined : notLocal(url);

/** As pg finds it: in the query, else before the path. A folder is a socket of this machine, and no host is this machine. */
const databaseHost = (url: string): string => {
  const { hostname = "", searchParams = new URLSearchParams() } = URL.parse(url) ?? {};
  const queried = searchParams.getAll("host").at(-1) ?? "";
  const host = (queried === "" ? unescape(hostname) : queried).replace(/^\[(.+)\]$/, "$1");
  if (host === "" || host.startsWith("/")) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
};

/** What stands in the URL is not always whom pg calls. */
export const databaseBesideUs: Rule = (url, isOnThisMachine) =>
  besideUs(`postgres://${databaseHost(url)}`, isOnThisMachine);

export const encrypted: Rule = (url) => notLocal(url) ?? (/^https:/i.test(url) ? undefined : "must be an https: URL");

/** Tokens and cookies go there: only on this machine nobody can read them on their way. */
export const encryptedOrBesideUs: Rule = (url, isOnThisMachine) =>
  notLocal(url) === undefined ? encrypted(url) : besideUs(url, isOnThisMachine);

const notUnencrypted: Rule = (url) => {
  const { protocol = "", searchParams = new URLSearchParams() } = URL.parse(url) ?? {};
  const settings = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]));
  const isOn = (name: string) => settings.has(name) && settings.get(name) !== "false";
  const isOff = (name: string) => settings.has(name) && settings.get(name) !== "true";
  if (isOn("ignoretls")) return "must not have ignoreTLS: mail would be sent unencrypted";
  if (isOff("tls.rejectunauthorized")) return "must not have tls.rejectUnauthorized: anybody could take the mail";
  const required = searchParams.getAll("requireTLS");
  const isRequired = required.length > 0 && required.every((value) => value === "true");
  const isSafe = protocol === "smtps:" ? !isOff("secure") : isRequired;
  return isSafe ? undefined : "must be smtps:, or have requireTLS=true: mail could be sent unencrypted";
};

export const mailServer: Rule = (url, isDeclaredLocal = false) => {
  const isHere = besideUs(url, isDeclaredLocal) === undefined && besideUs(url) !== undefined;
  return isHere ? undefined : (besideUs(url) ?? notUnencrypted(url));
};

/** Where it is once links are followed, of which the last parts may not be there yet. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

/** An update or a fresh checkout would delete data inside the checkout. */
export const outside =
  (checkout: string): Rule =>
  (path) => {
    if (!path.startsWith("/") || path.split("/").includes("..")) return "must be an absolute path";
    const isInside = [resolve, realPath].some((read) => `${read(path)}/`.startsWith(`${read(checkout)}/`));
    return isInside ? "is inside the checkout" : undefined;
  };

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
const networkOf = (address: string, bits: number) => {
  const list = new BlockList();
  list.addSubnet(address, bits, familyOf(address));
  return { bits, has: (other: string) => list.check(other, familyOf(other)) };
};

/** Of a network of one's own: no stranger calls from there. */
const privateNetworks = [
  networkOf("10.0.0.0", 8),
  networkOf("127.0.0.0", 8),
  networkOf("169.254.0.0", 16),
  networkOf("172.16.0.0", 12),
  networkOf("192.168.0.0", 16),
  networkOf("fc00::", 7),
  networkOf("fe80::", 10),
];
const everyIpv4 = networkOf("0.0.0.0", 0);
/** The widest that what stands before sites calls from: Cloudflare has 104.16.0.0/13, CloudFront 2600:9000::/28. */
const widest = { ipv4: 13, ipv6: 28 };

const holdsStrangers = (address: string, bits: number): boolean => {
  const least = privateNetworks.find((network) => network.has(address))?.bits;
  if (isIP(address) === 4) return bits < (least ?? widest.ipv4);
  // IPv4 may be written as IPv6, behind 96 bits.
  if (everyIpv4.has(address)) return bits < 96 + (least ?? widest.ipv4);
  return bits < (least ?? widest.ipv6) || networkOf(address, bits).has("0.0.0.0");
};

/** For trusted proxies: a wide range would let strangers say who a visitor is. */
export const notEverybody: Rule = (list) => {
  const isWide = (entry: string) => {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) return false;
    // A netmask ("/255.0.0.0") is refused too: it is not read here.
    const isRange = isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= 128;
    return !isRange || holdsStrangers(address, Number(bits));
  };
  const wide = list.split(/[\s,]+/).filter(isWide);
  return wide.length === 0 ? undefined : `would trust strangers: ${wide.join(", ")}`;
};

const shortestSecret = 32;
/** A random secret of this length has far more different characters. */
const fewestSigns = 8;

const repeatsItself = (value: string): boolean => {
  const shifts = Array.from({ length: Math.floor(value.length / 2) }, (_, shift) => value.slice(shift + 1));
  return new Set(value).size < fewestSigns || shifts.some((rest) => value.startsWith(rest));
};

export const ownSecret =
  (...known: string[]): Rule =>
  (value) => {
    if (value.length < shortestSecret) return `must be at least ${shortestSecret} characters`;
    return notOneOf(...known)(value) ?? (repeatsItself(value) ? "is no secret: it repeats itself" : undefined);
  };

/** Names alone: a value may be a secret. */
export const sharedSecrets = (names: readonly string[], variables: Variables): string[] => {
  const given = names.filter((name) => (variables[name] ?? "") !== "");
  return given.flatMap((name, place) => {
    const first = given.slice(0, place).find((earlier) => variables[earlier] === variables[name]);
    return isProduction(variables) && first !== undefined ? [`${name}: is the same as ${first}`] : [];
  });
};

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

export const ifGiven = (rules: ProductionRules, variables: Variables): ProductionRules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => (variables[name] ?? "") !== ""));
