import { join, resolve } from "node:path";
import { z } from "zod";
import {
  encrypted,
  encryptedOrBesideUs,
  ifGiven,
  isProduction,
  notEverybody,
  notLocal,
  notOneOf,
  outside,
  ownSecret,
  productionProblems,
  strangersProblem,
} from "@hjarta-lunga/contract/deployment.ts";
import { listedUrl } from "./proxy/listed-url.ts";

type Search = { appId: string | undefined; host: string | undefined; insightsHost: string | undefined };

const ownHosts = (appId: string) => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];
const ownInsights = "https://insights.algolia.io";

function searchOrigins({ appId, host, insightsHost }: Search): string[] {
  if (appId === undefined) return [];
  const searched = host === undefined ? ownHosts(appId.toLowerCase()) : [new URL(host).origin];
  return [...searched, insightsHost === undefined ? ownInsights : new URL(insightsHost).origin];
}

const repositoryRoot = resolve(import.meta.dirname, "../../..");

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const origin = httpUrl.refine((value) => new URL(value).origin === value, "an origin only: https://host");
const entriesOf = (value: string) => value.split(/[\s,]+/).filter((entry) => entry !== "");
const list = z.string().default("").transform(entriesOf);

const variables = z.object({
  DEPLOYMENT: z.string().optional(),
  ON_THIS_MACHINE: z.string().optional(),
  PORT_BASE: port.default(8000),
  PORT: port.optional(),
  HOST: z.string().min(1).optional(),
  SITE_URL: origin.optional(),
  API_URL: httpUrl.optional(),
  /** A stand-in or relay for search. Without it browsers call the provider. */
  SEARCH_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  SITE_ROOT: z.string().min(1).default(repositoryRoot),
  PUBLISH_TOKEN: z.string().min(16).optional(),
  SITE_BUILD_COMMAND: z.string().min(1).default(`"${process.execPath}" scripts/build-site.ts`),
  TAG_MANAGER_ORIGIN: origin.optional(),
  /** Of the content service as editors reach it: it alone may frame the preview page. */
  EDITORS_ORIGIN: origin.optional(),
  GATSBY_SEARCH_APP_ID: z.string().regex(/^\w+$/).optional(),
  GATSBY_SEARCH_HOST: httpUrl.optional(),
  GATSBY_INSIGHTS_HOST: httpUrl.optional(),
  CONNECT_ORIGINS: list.pipe(z.array(origin)),
  CARD_FORM_ORIGINS: list.pipe(z.array(origin)),
  THIRD_PARTY_URLS: list,
  /** Load balancers that may tell us the visitor's IP address. */
  TRUSTED_PROXIES: list,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

const developmentSecrets = { PUBLISH_TOKEN: "development-publish-token" };

const noneLocal = (value: string) =>
  entriesOf(value)
    .map((entry) => notLocal(entry))
    .find(Boolean);
const whereUsed = {
  PUBLISH_TOKEN: ownSecret(developmentSecrets.PUBLISH_TOKEN),
  TRUSTED_PROXIES: notEverybody,
  GATSBY_SEARCH_APP_ID: notOneOf("HJARTALUNGA"),
  GATSBY_SEARCH_HOST: notLocal,
  GATSBY_INSIGHTS_HOST: notLocal,
  SEARCH_URL: notLocal,
  TAG_MANAGER_ORIGIN: notLocal,
  EDITORS_ORIGIN: encrypted,
  CONNECT_ORIGINS: noneLocal,
  CARD_FORM_ORIGINS: noneLocal,
};
const production = (source: Record<string, string | undefined>) => ({
  SITE_URL: encrypted,
  API_URL: encryptedOrBesideUs,
  DATA_DIR: outside(repositoryRoot),
  ...ifGiven(whereUsed, source),
});

export const variableNames: readonly string[] = Object.keys(variables.shape);
export type Environment = ReturnType<typeof readEnvironment>;

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));

export const readEnvironment = (source: Record<string, string | undefined>) => {
  const parsed = variables.safeParse(withoutEmpty(source));
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`);
  const host = parsed.data.HOST ?? (isProduction(source) ? "::" : "127.0.0.1");
  const reached = strangersProblem(host, developmentSecrets, source) ?? [];
  const problems = [reached, productionProblems(production(source), source)].flat();
  if (problems.length > 0) throw new Error(`The environment is not right. ${problems.join("; ")}`);
  const value = parsed.data;
  const listenPort = value.PORT ?? value.PORT_BASE;
  const siteRoot = resolve(value.SITE_ROOT);
  const dataDir = resolve(siteRoot, value.DATA_DIR);
  const search = searchOrigins({
    appId: value.GATSBY_SEARCH_APP_ID,
    host: value.GATSBY_SEARCH_HOST,
    insightsHost: value.GATSBY_INSIGHTS_HOST,
  });
  return {
    port: listenPort,
    host,
    siteUrl: value.SITE_URL ?? `http://localhost:${listenPort}`,
    apiUrl: value.API_URL ?? `http://localhost:${value.PORT_BASE + 1}`,
    searchUrl: value.SEARCH_URL,
    siteRoot,
    releasesDir: join(dataDir, "releases"),
    publishStateFile: join(dataDir, "publish.json"),
    buildLogFile: join(dataDir, "log", "site-build.log"),
    buildProcessFile: join(dataDir, "site-build.pid"),
    publishToken: value.PUBLISH_TOKEN,
    buildCommand: value.SITE_BUILD_COMMAND,
    tagManagerOrigin: value.TAG_MANAGER_ORIGIN,
    editorsOrigin: value.EDITORS_ORIGIN,
    connectOrigins: [...new Set([...value.CONNECT_ORIGINS, ...search])],
    cardFormOrigins: value.CARD_FORM_ORIGINS,
    thirdPartyUrls: value.THIRD_PARTY_URLS.map((entry) => listedUrl(entry, isProduction(source))),
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
  };
};
