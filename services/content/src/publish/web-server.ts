import {
  type PublishStatus,
  publishStatus,
  type ReleaseList,
  releaseList,
} from "@hjarta-lunga/contract/schemas/publish.ts";

const timeoutMs = 3000;
/** Going back reads a whole release's list of files. */
const goBackTimeoutMs = 20_000;

/** Null when the web server does not answer. */
export function createWebServer({ url, token }: { url: string; token: string }) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const releasesUrl = `${url}/releases`;

  async function read<Out>(at: string, schema: { parse: (value: unknown) => Out }): Promise<Out | null> {
    try {
      const response = await fetch(at, { headers, signal: AbortSignal.timeout(timeoutMs) });
      return response.ok ? schema.parse(await response.json()) : null;
    } catch {
      return null;
    }
  }

  return {
    status: (): Promise<PublishStatus | null> => read(url, publishStatus),
    releases: (): Promise<ReleaseList | null> => read(releasesUrl, releaseList),
    /** The answer's status; 503 when there is none. */
    async goBack(release: string, by: string): Promise<number> {
      try {
        const body = JSON.stringify({ release, by });
        const signal = AbortSignal.timeout(goBackTimeoutMs);
        const response = await fetch(releasesUrl, { method: "POST", headers, body, signal });
        await response.body?.cancel();
        return response.status;
      } catch {
        return 503;
      }
    },
  };
}
export type WebServer = ReturnType<typeof createWebServer>;
