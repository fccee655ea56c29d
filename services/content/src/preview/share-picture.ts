import type { PayloadRequest } from "payload";
import { z } from "zod";
import { checkPagePath } from "../fields/rules.ts";
import { errorResponse } from "../calls/error-response.ts";

const timeoutMs = 5000;

const pageData = z.object({
  result: z.object({
    data: z.object({
      contentPage: z.object({ share: z.object({ src: z.string().regex(/^\/static\/dela-\w+\.png$/) }) }),
    }),
  }),
});

/** The build draws it, and the policy of the editors' screens shows pictures of this service alone. */
export async function fetchSharePicture(req: PayloadRequest, siteUrl: string): Promise<Response> {
  const none = () => errorResponse(req, 404, "not_found", "Bilden finns när sidan är ute på webbplatsen.");
  const path = req.searchParams.get("address");
  if (checkPagePath(path) !== true) return none();
  const get = (of: string) =>
    fetch(new URL(of, siteUrl), { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  try {
    const data = await get(`/page-data${path === "/" ? "/index" : String(path).replace(/\/$/, "")}/page-data.json`);
    const { share } = pageData.parse(await data.json()).result.data.contentPage;
    const picture = await get(share.src);
    if (!picture.ok) return none();
    return new Response(await picture.arrayBuffer(), {
      headers: { "content-type": "image/png", "cache-control": "private, max-age=60" },
    });
  } catch {
    return none();
  }
}
