import { createHash, createHmac, randomBytes } from "node:crypto";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../../platform/http/client-network.ts";

const seconds = 3_600;
const form = /^[\w-]{43}$/;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const sessionOf = ({ headers: { cookie = "" } }: Pick<FastifyRequest, "headers">): string | undefined => {
  const pairs = cookie.split(";").map((pair) => pair.trim().split("="));
  const [, value = ""] = pairs.find(([name]) => name === cookies.bankId) ?? [];
  return form.test(value) ? value : undefined;
};

/** A new one each time: what a browser brings along may have been planted there by somebody else. */
export const giveSession = (reply: FastifyReply, isHttps: boolean): string => {
  const session = randomBytes(32).toString("base64url");
  const attributes = ["Path=/api", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax", ...(isHttps ? ["Secure"] : [])];
  void reply.header("set-cookie", `${cookies.bankId}=${session}; ${attributes.join("; ")}`);
  return session;
};

const derived = (what: string) => (session: string, orderId: string) =>
  createHmac("sha256", session).update(`${what} ${orderId}`).digest("base64url");

/** Derived from what the browser alone holds: its tabs are told the same, and the database has only their hashes. */
export const referenceOf = derived("order");
export const nonceOf = derived("nonce");
export const tokenOf = derived("token");

export const networkHash = (secret: string, ip: string): string =>
  createHmac("sha256", secret)
    .update(`bankid ${networkOf(ip)}`)
    .digest("base64url");

export const endUserIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "");
