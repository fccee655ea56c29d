import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { receiptPdfCall } from "@hjarta-lunga/contract/calls/receipts.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/connect.ts";
import { at, errorResponses, documentAnswer, sendDocument, type Routes } from "../../platform/http/described-route.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { sendError } from "../../platform/http/errors.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import { isPaid, orderByReference } from "../orders/paid-order.ts";
import { makeReceipt, type ReceiptDeps } from "./receipt.ts";

type Deps = ReceiptDeps & { db: Database; limits: RateLimiter };

export const receiptRoutes: Routes<Deps> = (app, deps) => {
  const { db, limits } = deps;
  app.route({
    ...at(receiptPdfCall),
    schema: {
      operationId: "downloadReceipt",
      summary: "The receipt of a paid order, as a tagged PDF",
      description:
        "In the order's language. Whoever holds the order reference may download it. Never with a personal number.",
      tags: ["Orders"],
      params: z.object({ orderReference }),
      response: {
        200: documentAnswer("The receipt", ["pdf"]),
        ...errorResponses(400, 404, 409, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      await limits.take("receipt", request, request.params.orderReference);
      const order = await orderByReference(db, request.params.orderReference);
      if (!order) return sendError(reply, "not_found");
      if (!isPaid(order)) return sendError(reply, "not_paid");
      const { fileName, pdf } = await makeReceipt(deps, order, networkOf(request.ip));
      return sendDocument(reply, { fileName, bytes: pdf, format: "pdf" });
    },
  });
};
