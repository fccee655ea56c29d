import { isIPv6 } from "node:net";

const groupsOfNetwork = 4;

const groupsOf = (address: string): string[] => {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right];
};

/** Whoever is given IPv6 addresses may be given 65,536 such networks: a site (RFC 6177). An IPv4 address is one. */
export const siteOf = (network: string): string =>
  network.includes(":") ? network.split(":").slice(0, 3).join(":") : network;

export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const written = new URL(`http://[${ip.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  return `${groupsOf(written).slice(0, groupsOfNetwork).join(":")}::`;
};
