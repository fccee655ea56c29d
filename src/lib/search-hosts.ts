/**
 * Where a search client goes: `host` is an origin, with a path where one is needed, as in GATSBY_SEARCH_HOST. Without one
 * the client asks the provider's own hosts. The client has no place for a path, but takes one after the name.
 */
export function searchHosts(host: string) {
  if (host === "") return {};
  const { protocol, host: name, pathname } = new URL(host);
  return {
    hosts: [
      {
        url: `${name}${pathname.replace(/\/$/, "")}`,
        protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
        accept: "readWrite" as const,
      },
    ],
  };
}
