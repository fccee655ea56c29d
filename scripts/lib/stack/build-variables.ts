type Variables = Record<string, string | undefined>;

const names = [
  ...["NODE_ENV", "DEPLOYMENT", "DATA_DIR", "CONTENT_URL", "CONTENT_READ_TOKEN", "SITE_URL", "SHOW_COMPONENTS"],
  ...["SEARCH_WRITE_KEY", "ON_THIS_MACHINE", "EDITORS_ORIGIN"],
];

export const isBuildVariable = (name: string): boolean => names.includes(name) || name.startsWith("GATSBY_");

export const givenOf = (env: Variables, isWanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => isWanted(entry[0]) && (entry[1] ?? "") !== ""),
  );

const onThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const isOnThisMachine = (url: string) => URL.canParse(url) && onThisMachine.test(new URL(url).hostname);

const isOfAnySite = (name: string) =>
  !name.startsWith("GATSBY_") && name !== "SEARCH_WRITE_KEY" && name !== "EDITORS_ORIGIN";

/** A site for elsewhere gets none of this machine's stand-ins, and content from elsewhere none of its tokens. */
export const chooseBuildVariables = (env: Variables, here: Record<string, string>): Record<string, string> => {
  const given = givenOf(env, isBuildVariable);
  const isForHere = given.CONTENT_URL === undefined && isOnThisMachine(given.SITE_URL ?? "http://localhost");
  const fromHere = Object.entries(here).filter(
    ([name]) => isForHere || (isOfAnySite(name) && !(name === "CONTENT_READ_TOKEN" && given.CONTENT_URL !== undefined)),
  );
  return { ...Object.fromEntries(fromHere), ...given };
};

const told = [
  ...["SITE_URL", "CONTENT_URL", "GATSBY_SEARCH_APP_ID", "GATSBY_SEARCH_HOST", "GATSBY_INSIGHTS_HOST"],
  ...["GATSBY_RESEARCH_PORTAL_URL", "GATSBY_TAG_MANAGER_ORIGIN", "GATSBY_ERROR_REPORTING_DSN", "GATSBY_SERVICE_WORKER"],
];

export const describeBuild = (env: Variables): string[] => [
  "  Building with",
  ...told.map((name) => `    ${name.padEnd(28)}${(env[name] ?? "not set").replace(/\/\/[^/@]*@/, "//…@")}`),
];
