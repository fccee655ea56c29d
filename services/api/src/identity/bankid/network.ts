import { createHmac } from "node:crypto";
import { networkOf } from "../../platform/http/client-network.ts";

export const networkHash = (secret: string, ip: string): string =>
  createHmac("sha256", secret)
    .update(`bankid ${networkOf(ip)}`)
    .digest("base64url");

export const endUserIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "");
