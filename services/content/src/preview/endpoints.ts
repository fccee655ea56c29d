import { previewCalls } from "@hjarta-lunga/contract/calls/preview.ts";
import type { SharedDraft } from "@hjarta-lunga/contract/schemas/preview.ts";
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { mayTry, networkOfCaller } from "../access/attempts.ts";
import { refuseUnless } from "../access/guard.ts";
import { below, forEditors } from "../published/endpoints.ts";
import { errorResponse } from "../calls/error-response.ts";
import { convertPreview } from "./convert.ts";
import { endDraftLink, listDraftLinks, makeDraftLink, openDraftLink } from "./draft-links.ts";
import { fetchSharePicture } from "./share-picture.ts";

type Options = { contentUrl: string; siteUrl: string };

const answer = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { "cache-control": "no-store", ...headers } });

const asked = z.object({ slug: z.string(), data: z.record(z.string(), z.unknown()) });

const draftOf = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: "pages", id, draft: true, depth: 0, disableErrors: true, overrideAccess: true });

const longestTokenBytes = 200;

const gone = "Länken är fel, har avslutats eller gäller inte längre. Be den som skickade den om en ny.";
const tooMany = "Länkar har öppnats många gånger härifrån. Vänta tio minuter och försök igen.";

export function previewEndpoints({ contentUrl, siteUrl }: Options): Endpoint[] {
  /** No other site's script may read it. */
  const forTheSite = { "access-control-allow-origin": siteUrl, vary: "origin", "x-robots-tag": "noindex" };

  const refusedForTheSite = (req: PayloadRequest, status: number, message: string) => {
    const response = errorResponse(req, status, status === 404 ? "not_found" : "too_many_requests", message);
    for (const [name, value] of Object.entries(forTheSite)) response.headers.set(name, value);
    return response;
  };

  async function sharedDraft(req: PayloadRequest): Promise<Response> {
    if (!(await mayTry(req.payload, { kind: "draftLink", name: networkOfCaller(req) })))
      return refusedForTheSite(req, 429, tooMany);
    const token = Number(req.headers.get("content-length") ?? 0) <= longestTokenBytes ? await req.text?.() : undefined;
    const link = await openDraftLink(req.payload, (token ?? "").trim());
    const draft = link && (await draftOf(req, link.page));
    const previewed = draft && (await convertPreview("pages", draft, { payload: req.payload, contentUrl }));
    if (link === undefined || !previewed) return refusedForTheSite(req, 404, gone);
    return answer({ previewed, expiresAt: link.expiresAt } satisfies SharedDraft, forTheSite);
  }

  async function convert(req: PayloadRequest): Promise<Response> {
    refuseUnless(req, "read", "pages");
    await addDataAndFileToRequest(req);
    const read = asked.safeParse(req.data);
    if (!read.success) return errorResponse(req, 400, "bad_request", "Det som skickades går inte att läsa.");
    const { slug, data } = read.data;
    const previewed = await convertPreview(slug, data, { payload: req.payload, contentUrl });
    return answer({ previewed: previewed ?? null });
  }

  const ofPage =
    (work: (req: PayloadRequest, page: number) => Promise<object>) =>
    async (req: PayloadRequest): Promise<Response> => {
      refuseUnless(req, "shareDraft", "pages");
      const page = Number(req.routeParams?.page);
      const isThere = Number.isSafeInteger(page) && page > 0 && (await draftOf(req, page));
      return isThere ? answer(await work(req, page)) : errorResponse(req, 404, "not_found", "Sidan finns inte.");
    };

  const links = "/draft-links/:page";
  return [
    { ...{ method: "post", path: below(previewCalls.sharedDraft.path) }, handler: sharedDraft },
    { ...{ method: "post", path: below(previewCalls.convert.path) }, handler: forEditors(convert) },
    {
      ...{ method: "get", path: links },
      handler: forEditors(ofPage(async (req, page) => ({ links: await listDraftLinks(req, page) }))),
    },
    {
      ...{ method: "post", path: links },
      handler: forEditors(ofPage((req, page) => makeDraftLink(req, page))),
    },
    {
      ...{ method: "delete", path: `${links}/:id` },
      handler: forEditors(
        ofPage(async (req, page) => {
          await endDraftLink(req, page, Number(req.routeParams?.id));
          return {};
        }),
      ),
    },
    {
      ...{ method: "get", path: "/share-picture" },
      handler: forEditors((req) => {
        refuseUnless(req, "read", "pages");
        return fetchSharePicture(req, siteUrl);
      }),
    },
  ];
}
