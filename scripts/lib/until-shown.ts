import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { callJson } from "./call-json.ts";
import { Failure } from "./failure.ts";
import { untilAnswered } from "./wait-for.ts";

const patienceMs = 300_000;

export type PublishedSite = { siteUrl: string; publishToken: string };

export const callPublisher = ({ siteUrl, publishToken }: PublishedSite, method: string): Promise<PublishStatus> =>
  callJson<PublishStatus>(siteUrl + publishCalls.request.path, {
    method,
    headers: { authorization: `Bearer ${publishToken}` },
  });

/** As a visitor finds it out. */
export const untilAt = (
  site: PublishedSite,
  what: string,
  path: string,
  isThere: (response: Response) => Promise<boolean>,
): Promise<true> =>
  untilAnswered(
    `${what} was at ${path}`,
    async () => {
      if (await isThere(await fetch(site.siteUrl + path, { redirect: "manual" }))) return true;
      const { state, reason } = await callPublisher(site, publishCalls.status.method);
      if (state === "failed") throw new Failure(`Publishing failed: ${reason ?? "no reason given"}`);
      return null;
    },
    patienceMs,
  );

export const untilShown = (site: PublishedSite, path: string, words: string): Promise<true> =>
  untilAt(site, `“${words}”`, path, async (response) => (await response.text()).includes(words));
