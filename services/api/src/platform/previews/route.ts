import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { giftPreview, type GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { at, errorResponses, documentAnswer, type Routes } from "../http/described-route.ts";
import { networkOf } from "../http/client-network.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import { Refusal } from "../http/refusal.ts";
import { previewedDocument, type PreviewedDocuments } from "./previewed.ts";
import { createDrawingCache } from "../documents/drawing-cache.ts";

type MakePreview = (preview: GiftPreview, client: string) => Promise<Buffer>;

type Given = { published: Published; documents: Documents; previews: PreviewedDocuments };

export const createMakePreview = ({ published, documents, previews }: Given): MakePreview => {
  const cached = createDrawingCache();
  return (preview, client) =>
    cached("preview", previewedDocument(previews, preview).taskOf(preview, published), (task) =>
      documents.preview(task, client),
    );
};

type Deps = { limits: RateLimiter; published: Published; documents: Documents; previews: PreviewedDocuments };

export const previewRoute: Routes<Deps> = (app, deps) => {
  const { limits, documents, previews } = deps;
  const makePreview = createMakePreview(deps);
  app.route({
    ...at(giftPreviewCall),
    schema: {
      operationId: "previewGift",
      summary: "Draw a document that is being written",
      description:
        "As it would be sent, with blanks where nothing is written yet. 503 while too many are being drawn, or too many of the " +
        "same client: keep the last " +
        "picture, and ask again after Retry-After.",
      tags: ["Previews"],
      body: giftPreview,
      response: {
        200: documentAnswer("The document, as a picture", ["png"]),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("preview", request, null);
      const problems = previewedDocument(previews, request.body).problemsOf(documents, request.body);
      if (problems) throw new Refusal("validation_failed", problems);
      return reply.type("image/png").send(await makePreview(request.body, networkOf(request.ip)));
    },
  });
};
