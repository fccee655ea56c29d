import { expect, test } from "vitest";
import {
  clientAddressFrom,
  networkOf,
  trustedProxies,
} from "../../../../services/content/src/server/client-address.ts";

const behind = clientAddressFrom(trustedProxies(["10.0.0.0/8", "2001:db8::1"]));
const asked = (remoteAddress: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress },
});

test.each([
  ["nobody in between", "203.0.113.7", undefined, "203.0.113.7"],
  ["a stranger's word about itself", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["a proxy of ours", "10.1.2.3", "203.0.113.7", "203.0.113.7"],
  ["a proxy of ours, in the clothes of IPv6", "::ffff:10.1.2.3", "203.0.113.7", "203.0.113.7"],
  ["a proxy of ours by IPv6", "2001:db8::1", "2001:db8:5::7", "2001:db8:5::7"],
  ["two of ours", "10.1.2.3", "203.0.113.7, 10.9.9.9", "203.0.113.7"],
  ["what a client wrote in front", "10.1.2.3", "1.1.1.1, 203.0.113.7", "203.0.113.7"],
  ["no address at all in front", "10.1.2.3", "unknown, <script>", "10.1.2.3"],
  ["a proxy that says nothing", "10.1.2.3", undefined, "10.1.2.3"],
  ["a socket that is gone", undefined, undefined, ""],
])("behind %s, %s saying %s is %s", (_, remoteAddress, forwarded, address) => {
  expect(behind(asked(remoteAddress, forwarded))).toBe(address);
});

test.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/", "300.1.1.1"])(
  "%s as a trusted proxy stops the start, by name",
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(`TRUSTED_PROXIES: ${entry}`);
  },
);

test.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["2001:db8::1", true],
  ["11.1.2.3", false],
  ["2001:db8::2", false],
  ["", false],
])("%s is a proxy of ours: %s", (address, expected) => {
  expect(trustedProxies(["10.0.0.0/8", "2001:db8::1"])(address)).toBe(expected);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
