import type { LookupAddress } from "node:dns";
import http from "node:http";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, type ListedUrl } from "./listed-url.ts";

export type Resolve = (host: string) => Promise<LookupAddress[]>;
export type Fetched = { type: string; body: Buffer };

export class ThirdPartyError extends Error {
  readonly status: 502 | 504;
  constructor(message: string, status: 502 | 504 = 502) {
    super(message);
    this.name = "ThirdPartyError";
    this.status = status;
  }
}

const mostRedirects = 3;
const largestBytes = 2 * 1024 * 1024;
/** No SVG: opened by itself it can run script. */
const allowedType =
  /^(?:(?:text|application)\/(?:x-)?javascript|application\/(?:json|ecmascript)|image\/(?:png|jpeg|gif|webp|avif|x-icon|vnd\.microsoft\.icon))\s*(?:;|$)/i;

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** Against server-side request forgery. */
const checkedAddress = async (url: URL, local: boolean, resolve: Resolve) => {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const allowed = local ? isLoopback : isPublicAddress;
  if (!found.every(({ address }) => allowed(address))) throw new ThirdPartyError("the name leads to a private address");
  // There is no second try, and IPv4 always works.
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (chosen === undefined) throw new ThirdPartyError("the name has no address");
  return chosen;
};

const openResponse = async (listed: ListedUrl, resolve: Resolve, signal: AbortSignal): Promise<IncomingMessage> => {
  const url = new URL(listed.url);
  const { address, family } = await checkedAddress(url, listed.local, resolve);
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((done, fail) => {
    request({
      // The checked address: a second look-up could give another. TLS still checks the name.
      host: address,
      family,
      port: url.port === "" ? undefined : url.port,
      servername: isIP(url.hostname) > 0 ? "" : url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, accept: "*/*", "accept-encoding": "identity", "user-agent": "third-party-proxy" },
      agent: false,
      signal,
    })
      .on("response", done)
      .on("error", fail)
      .end();
  });
};

const readBody = async (response: IncomingMessage) => {
  if (Number(response.headers["content-length"] ?? 0) > largestBytes)
    throw new ThirdPartyError("the body is too large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBytes) throw new ThirdPartyError("the body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export type FetchThirdParty = (listed: ListedUrl) => Promise<Fetched>;

export const createFetchThirdParty =
  (list: readonly ListedUrl[], resolve: Resolve, timeoutMs = 5_000): FetchThirdParty =>
  async (listed) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const timedOut = new Promise<never>((_done, fail) => {
      signal.addEventListener("abort", () => fail(new ThirdPartyError("no whole answer in time", 504)), { once: true });
    });
    const follow = async (target: ListedUrl, redirects: number): Promise<Fetched> => {
      const response = await openResponse(target, resolve, signal);
      try {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          const next = URL.canParse(headers.location, target.url) ? new URL(headers.location, target.url).href : "";
          const nextListed = list.find((entry) => new URL(entry.url).href === next);
          if (nextListed === undefined) throw new ThirdPartyError("redirected off the list");
          if (redirects >= mostRedirects) throw new ThirdPartyError("redirected too often");
          return await follow(nextListed, redirects + 1);
        }
        if (statusCode !== 200) throw new ThirdPartyError(`answered ${statusCode}`);
        const type = headers["content-type"] ?? "";
        if (!allowedType.test(type)) throw new ThirdPartyError("not a type that we pass on");
        if ((headers["content-encoding"] ?? "identity") !== "identity") throw new ThirdPartyError("came compressed");
        return { type, body: await readBody(response) };
      } finally {
        response.destroy();
      }
    };
    try {
      // A DNS look-up cannot be aborted.
      return await Promise.race([follow(listed, 0), timedOut]);
    } catch (error) {
      if (error instanceof ThirdPartyError) throw error;
      throw new ThirdPartyError(error instanceof Error ? error.message : "failed", signal.aborted ? 504 : 502);
    }
  };
