import { lookup } from "node:dns";
import { request as requestPlain, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.ts";

const answerMs = 10_000;
const mostSteps = 5;
const webPorts = new Set(["", "80", "443"]);

class Private extends Error {
  override name = "Private";
}

/** Judged when the connection is made: a name may lead to another address a moment later. */
const publicOnly: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = error === null ? found : [];
    if (error !== null) done(error, "", 0);
    else if (first === undefined || found.some(({ address }) => isPrivateAddress(address))) done(new Private(), "", 0);
    else if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Only the web's own ports, and no address of our own network. */
export function mayAsk(url: URL): boolean {
  if (!["http:", "https:"].includes(url.protocol) || !webPorts.has(url.port)) return false;
  if (url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return !isPrivateAddress(host);
  return host.includes(".") && !/(?:^|\.)(?:localhost|local|internal|test|example|invalid)$/i.test(host);
}

type Answer = { status: number; location: string | undefined };
export type Send = (url: URL, method: "HEAD" | "GET") => Promise<Answer>;

const send: Send = (url, method) =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      ...{ method, lookup: publicOnly, signal: AbortSignal.timeout(answerMs) },
      headers: { "user-agent": "HjartaLungaLinkCheck/1.0", accept: "*/*" },
    };
    const ask = url.protocol === "https:" ? requestSecure : requestPlain;
    const asked = ask(url, options, (response) => {
      // What it says is not read.
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    asked.on("error", reject);
    asked.end();
  });

const words: Partial<Record<number, string>> = { 404: "sidan finns inte", 410: "sidan är borttagen" };

/** They keep robots out, not people. */
const isClosedToRobots = (status: number) => [401, 403, 405, 406, 429, 451, 999].includes(status);

async function answerTo(url: URL, sending: Send): Promise<string | null> {
  let at = url;
  for (let step = 0; step <= mostSteps; step += 1) {
    if (!mayAsk(at)) return "leder till en adress som besökare inte når";
    let answer = await sending(at, "HEAD");
    // Some answer only to what a browser sends.
    if (answer.status >= 400) answer = await sending(at, "GET");
    const { status, location } = answer;
    if (status >= 300 && status < 400 && location !== undefined) {
      if (!URL.canParse(location, at)) return "leder vidare till en adress som inte går att läsa";
      at = new URL(location, at);
      continue;
    }
    if (status < 400 || isClosedToRobots(status)) return null;
    return words[status] ?? (status >= 500 ? "webbplatsen har fel" : `svarar ${status}`);
  }
  return "leder vidare i en ring";
}

/** Null while it answers, otherwise what is wrong, in words that follow the address. */
export async function askOutside(href: string, sending: Send = send): Promise<string | null> {
  if (!URL.canParse(href)) return "är ingen adress";
  try {
    return await answerTo(new URL(href), sending);
  } catch (error) {
    return error instanceof Private ? "leder till en adress som besökare inte når" : "svarar inte";
  }
}
