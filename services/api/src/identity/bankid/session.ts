import { createHash, createHmac, randomBytes } from "node:crypto";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Longer than an order and its token live together. */
const seconds = 3_600;
const form = /^[\w-]{43}$/;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The nonce in the browser's cookie, if it looks like one of ours. */
export const sessionOf = ({ headers: { cookie = "" } }: Pick<FastifyRequest, "headers">): string | undefined => {
  const pairs = cookie.split(";").map((pair) => pair.trim().split("="));
  const [, value = ""] = pairs.find(([name]) => name === cookies.bankId) ?? [];
  return form.test(value) ? value : undefined;
};

/**
 * Whoever begins to identify gets a new one: what a browser brings along may have been planted there by somebody else. It
 * goes to the whole API, since what comes of the identification is used by other calls.
 */
export const giveSession = (reply: FastifyReply, isHttps: boolean): string => {
  const session = randomBytes(32).toString("base64url");
  const attributes = ["Path=/api", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax", ...(isHttps ? ["Secure"] : [])];
  void reply.header("set-cookie", `${cookies.bankId}=${session}; ${attributes.join("; ")}`);
  return session;
};

const derived = (what: string) => (session: string, orderId: string) =>
  createHmac("sha256", session).update(`${what} ${orderId}`).digest("base64url");

/*
 * All that a browser is told follows from what it alone holds: each of its tabs is told the same, and the database, which
 * has their hashes, tells nobody.
 */
export const referenceOf = derived("order");
export const nonceOf = derived("nonce");
export const tokenOf = derived("token");
