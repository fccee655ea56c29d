import { BlockList, isIP } from "node:net";

/** Of our own machine and network, and what is no address of anybody: a link must not make us ask there. */
const ranges = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"],
  ...["203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["::/128", "::1/128", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16"],
  ...["fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"],
];

const closed = new BlockList();
for (const range of ranges) {
  const [address = "", bits] = range.split("/");
  closed.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
}

export function isPrivateAddress(given: string): boolean {
  const address = given.replace(/^\[|\]$/g, "");
  const family = isIP(address);
  if (family === 0) return true;
  // Node's list also looks at IPv4 within IPv6, "::ffff:127.0.0.1".
  return closed.check(address, family === 6 ? "ipv6" : "ipv4");
}
