import {
  besideUs,
  encrypted,
  ifGiven,
  notLocal,
  notOneOf,
  ownSecret,
  productionProblems,
} from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

const environment = z.object({
  /** The one switch: contract/deployment.ts. */
  DEPLOYMENT: z.string().optional(),
  CONTENT_URL: z.url().default("http://localhost:8002"),
  CONTENT_READ_TOKEN: z.string().min(1, "is missing: `npm start` and `npm run build` set it"),
  /** Where visitors find the site: written into what search engines and those who share a page are told. */
  SITE_URL: z.url().default("http://localhost:8000"),
  /** Shows /_components/ in a production build too, for the journeys that look at it. */
  SHOW_COMPONENTS: z.enum(["", "0", "1"]).default(""),
  NODE_ENV: z.string().default("production"),
  GATSBY_DEBUG: z.enum(["", "0", "1"]).default(""),
  GATSBY_SEARCH_APP_ID: z.string().default(""),
  /** Empty: the provider's own hosts. */
  GATSBY_SEARCH_HOST: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  SEARCH_WRITE_KEY: z.string().default(""),
  /** Without a URL there is no research portal, and its list is the last that a build got. */
  GATSBY_RESEARCH_PORTAL_URL: z.union([z.url(), z.literal("")]).default(""),
  GATSBY_RESEARCH_PORTAL_PRODUCT: z.string().default(""),
  DATA_DIR: z.string().min(1).default(".data"),
});

/** Where searchable pages are sent, and by which right. */
export type SearchTarget = { appId: string; writeKey: string; host: string; debug: boolean };

/** What the build writes into the site for all to read, where it is used at all. */
const written = {
  GATSBY_TAG_MANAGER_ORIGIN: notLocal,
  GATSBY_TAG_MANAGER_ID: notOneOf("GTM-STANDIN"),
  GATSBY_ERROR_REPORTING_DSN: notLocal,
  GATSBY_SEARCH_APP_ID: notOneOf("HJARTALUNGA"),
  GATSBY_SEARCH_HOST: notLocal,
  GATSBY_INSIGHTS_HOST: notLocal,
  GATSBY_RESEARCH_PORTAL_URL: notLocal,
};

/** What shows visitors what is made for developers: the index of development, and the page of all components. */
const forDevelopers = { GATSBY_DEBUG: notOneOf("1"), SHOW_COMPONENTS: notOneOf("1") };

/** What the content service and the API take on a developer's machine. */
const knownReadTokens = ["development-content-read-token", "development-only-content-read-token"];

/** What the build needs to know of the world. Read once, when the build starts. */
export function readBuildEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const rules = {
    SITE_URL: encrypted,
    CONTENT_URL: besideUs,
    CONTENT_READ_TOKEN: ownSecret(...knownReadTokens),
    ...ifGiven({ ...written, ...forDevelopers }, variables),
  };
  const problems = productionProblems(rules, variables);
  if (problems.length > 0) throw new Error(`The site cannot be built for production. ${problems.join("; ")}`);
  const {
    CONTENT_URL,
    CONTENT_READ_TOKEN,
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
    siteUrl: SITE_URL,
    showComponents: SHOW_COMPONENTS === "1" || NODE_ENV === "development",
    /** Without both an application and a key nothing is sent. */
    search: appId === "" || writeKey === "" ? undefined : search,
    researchPortal: { url: GATSBY_RESEARCH_PORTAL_URL, product: GATSBY_RESEARCH_PORTAL_PRODUCT },
    dataDir: DATA_DIR,
  };
}
