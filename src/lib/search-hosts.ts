/** The client has no option for a path, but takes one after the host. */
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
