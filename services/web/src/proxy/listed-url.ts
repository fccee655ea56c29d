import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IANA special-purpose ranges: RFC 6890 and its updates. */
const closedIpv4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Global unicast, less reserved ranges and those that embed an IPv4 address. */
const openIpv6: [string, number] = ["2000::", 3];
const closedIpv6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const blockList = (family: "ipv4" | "ipv6", ranges: readonly [string, number][]) => {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
};
const closed4 = blockList("ipv4", closedIpv4);
const open6 = blockList("ipv6", [openIpv6]);
const closed6 = blockList("ipv6", closedIpv6);

export const isPublicAddress = (address: string) => {
  if (isIPv4(address)) return !closed4.check(address, "ipv4");
  if (isIPv6(address)) return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
  return false;
};

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
