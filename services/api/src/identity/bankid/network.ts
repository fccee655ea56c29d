import { createHmac } from "node:crypto";
import { networkOf } from "../../platform/http/client-network.ts";

/** Compared with where BankID saw the app. Kept as a keyed hash, so that no address is stored. */
export const networkHash = (secret: string, ip: string): string =>
  createHmac("sha256", secret)
    .update(`bankid ${networkOf(ip)}`)
    .digest("base64url");

/** As BankID takes it: an IPv4 address that came over IPv6 is written as what it is. */
export const endUserIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "");
