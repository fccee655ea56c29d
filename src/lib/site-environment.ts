import {
  encrypted,
  encryptedOrBesideUs,
  ifGiven,
  notLocal,
  notOneOf,
  ownSecret,
  productionProblems,
} from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

const environment = z.object({
  DEPLOYMENT: z.string().optional(),
  CONTENT_URL: z.url().default("http://localhost:8002"),
  /** The content service as editors reach it. Not set: the preview page shows nothing. */
  EDITORS_ORIGIN: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  CONTENT_READ_TOKEN: z.string().min(1, "is missing: `npm start` and `npm run build` set it"),
  SITE_URL: z.url().default("http://localhost:8000"),
  /** For end-to-end tests, which look at /_components/ in a production build. */
  SHOW_COMPONENTS: z.enum(["", "0", "1"]).default(""),
  NODE_ENV: z.string().default("production"),
  GATSBY_DEBUG: z.enum(["", "0", "1"]).default(""),
  GATSBY_SEARCH_APP_ID: z.string().default(""),
  GATSBY_SEARCH_HOST: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  SEARCH_WRITE_KEY: z.string().default(""),
  GATSBY_RESEARCH_PORTAL_URL: z.union([z.url(), z.literal("")]).default(""),
  GATSBY_RESEARCH_PORTAL_PRODUCT: z.string().default(""),
  DATA_DIR: z.string().min(1).default(".data"),
});

export type SearchTarget = { appId: string; writeKey: string; host: string; debug: boolean };

const written = {
  EDITORS_ORIGIN: encrypted,
  GATSBY_TAG_MANAGER_ORIGIN: notLocal,
  GATSBY_TAG_MANAGER_ID: notOneOf("GTM-STANDIN"),
  GATSBY_ERROR_REPORTING_DSN: notLocal,
  GATSBY_SEARCH_APP_ID: notOneOf("HJARTALUNGA"),
  GATSBY_SEARCH_HOST: notLocal,
  GATSBY_INSIGHTS_HOST: notLocal,
  GATSBY_RESEARCH_PORTAL_URL: notLocal,
};

const forDevelopers = { GATSBY_DEBUG: notOneOf("1"), SHOW_COMPONENTS: notOneOf("1") };

const knownReadTokens = ["development-content-read-token", "development-only-content-read-token"];

export function readBuildEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const rules = {
    SITE_URL: encrypted,
    CONTENT_URL: encryptedOrBesideUs,
    CONTENT_READ_TOKEN: ownSecret(...knownReadTokens),
    ...ifGiven({ ...written, ...forDevelopers }, variables),
  };
  const problems = productionProblems(rules, variables);
  if (problems.length > 0) throw new Error(`The site cannot be built for production. ${problems.join("; ")}`);
  const {
    CONTENT_URL,
    CONTENT_READ_TOKEN,
    EDITORS_ORIGIN,
    SITE_URL,
    SHOW_COMPONENTS,
    NODE_ENV,
    GATSBY_SEARCH_APP_ID: appId,
    SEARCH_WRITE_KEY: writeKey,
    GATSBY_SEARCH_HOST: host,
    GATSBY_DEBUG,
    GATSBY_RESEARCH_PORTAL_URL,
    GATSBY_RESEARCH_PORTAL_PRODUCT,
    DATA_DIR,
  } = environment.parse(variables);
  const search: SearchTarget = { appId, writeKey, host, debug: GATSBY_DEBUG === "1" };
  return {
    contentUrl: CONTENT_URL,
    contentReadToken: CONTENT_READ_TOKEN,
    editorsOrigin: EDITORS_ORIGIN,
    siteUrl: SITE_URL,
    showComponents: SHOW_COMPONENTS === "1" || NODE_ENV === "development",
    search: appId === "" || writeKey === "" ? undefined : search,
    researchPortal: { url: GATSBY_RESEARCH_PORTAL_URL, product: GATSBY_RESEARCH_PORTAL_PRODUCT },
    dataDir: DATA_DIR,
  };
}
