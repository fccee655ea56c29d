type Variables = Record<string, string | undefined>;

/** What src/lib/site-environment.ts reads, besides what is written into the site for all to read. */
const names = [
  ...["NODE_ENV", "DEPLOYMENT", "DATA_DIR", "CONTENT_URL", "CONTENT_READ_TOKEN", "SITE_URL", "SHOW_COMPONENTS"],
  ...["SEARCH_WRITE_KEY", "ON_THIS_MACHINE"],
];

export const isBuildVariable = (name: string): boolean => names.includes(name) || name.startsWith("GATSBY_");

const own = (env: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => isBuildVariable(entry[0]) && entry[1] !== undefined && entry[1] !== "",
    ),
  );

const onThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const isOnThisMachine = (url: string) => URL.canParse(url) && onThisMachine.test(new URL(url).hostname);

/** Wherever the site is to be found, this machine may have made it. */
const isOfAnySite = (name: string) => !name.startsWith("GATSBY_") && name !== "SEARCH_WRITE_KEY";

/**
 * The URLs of our environment go first. The rest are those of this machine, but a site that is for elsewhere gets
 * none of its stand-ins: no visitor could reach them. Content that comes from elsewhere is asked for with the token that
 * was given, never with this machine's.
 */
export const chooseBuildVariables = (env: Variables, here: Record<string, string>): Record<string, string> => {
  const given = own(env);
  const isForHere = given.CONTENT_URL === undefined && isOnThisMachine(given.SITE_URL ?? "http://localhost");
  const fromHere = Object.entries(here).filter(
    ([name]) => isForHere || (isOfAnySite(name) && !(name === "CONTENT_READ_TOKEN" && given.CONTENT_URL !== undefined)),
  );
  return { ...Object.fromEntries(fromHere), ...given };
};

/** In the words of .env.example. */
const told = [
  ...["SITE_URL", "CONTENT_URL", "GATSBY_SEARCH_APP_ID", "GATSBY_SEARCH_HOST", "GATSBY_INSIGHTS_HOST"],
  ...["GATSBY_RESEARCH_PORTAL_URL", "GATSBY_TAG_MANAGER_ORIGIN", "GATSBY_ERROR_REPORTING_DSN", "GATSBY_SERVICE_WORKER"],
];

/** What a build was made for, one line each: the first question when a page calls the wrong place. */
export const describeBuild = (env: Variables): string[] => [
  "  Building with",
  ...told.map((name) => `    ${name.padEnd(28)}${(env[name] ?? "not set").replace(/\/\/[^/@]*@/, "//…@")}`),
];
