import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Always overwritten by this server: failed logins are counted by it. */
export const clientAddressHeader = "x-client-address";

export const unknownAddress = "unknown";

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const longest = isIPv6(address) ? 128 : 32;
    const prefix = Number(bits ?? longest);
    if (isIP(address) === 0 || bits === "" || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
      throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a range`);
    }
    list.addSubnet(address, prefix, familyOf(address));
  }
  return (given) => {
    const address = plain(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** From the nearest: each trusted proxy is believed about the one before it. */
export const clientAddressFrom =
  (isTrusted: (address: string) => boolean) =>
  ({ headers, socket }: Asked): string => {
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
    const named = forwarded.split(",").map(plain).reverse();
    const nearest = plain(socket.remoteAddress ?? "");
    const chain = [nearest, ...named.filter((address) => isIP(address) !== 0)];
    return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? unknownAddress;
  };

/** Providers give one customer a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - before.length - (after?.length ?? 0);
  const groups = [...before, ...Array.from({ length: after === undefined ? 0 : missing }, () => "0"), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
