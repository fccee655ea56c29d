export type ListedUrl = { url: string; local: boolean };

/** Https on the default port, so that no private service is reached; in development also localhost. */
export const listedUrl = (entry: string, inProduction: boolean): ListedUrl => {
  const refuse = (why: string) => new Error(`THIRD_PARTY_URLS: ${why}: ${entry}`);
  if (!URL.canParse(entry)) throw refuse("not a whole URL");
  const url = new URL(entry);
  if (url.username !== "" || url.password !== "") throw refuse("carries credentials");
  if (entry.includes("#")) throw refuse("has a fragment");
  const local = url.hostname === "localhost";
  if (local) {
    if (inProduction) throw refuse("is a URL of this machine");
    return { url: entry, local };
  }
  if (url.protocol !== "https:") throw refuse("is not https");
  if (url.port !== "") throw refuse("names a port other than 443");
  return { url: entry, local };
};
