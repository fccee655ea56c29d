import { myDocumentCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { myDataQuery, myDocument, type MyDocument } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { and, eq } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import { isPaid } from "../../ledger/orders/paid-order.ts";
import { paidOrdersWhere } from "../../ledger/orders/theirs.ts";
import { makeReceipt } from "../../ledger/receipts/receipt.ts";
import { orders as orderTable } from "../../platform/database/tables/orders.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import { at, documentAnswer, errorResponses, sendDocument, type Routes } from "../../platform/http/described-route.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { createMakeMyDataDocument } from "./document.ts";
import { fetchMyData, ordersOf, whoseOrders } from "./fetch.ts";
import { hasReceipt, isDrawn, isGivenBack, yearOf } from "./gifts.ts";
import { createViewers, type Viewer } from "./viewer.ts";

type Asked<What extends MyDocument["what"]> = Extract<MyDocument, { what: What }>;
type Given = { viewer: Viewer; client: string };

/** What is not theirs is as unknown as what there is not. */
const receiptOf = async (deps: ModuleDeps, { number }: Asked<"receipt">, { viewer, client }: Given) => {
  const [order] = await paidOrdersWhere(deps.db, and(whoseOrders(viewer), eq(orderTable.shortReference, number)));
  if (!order || !isPaid(order) || !hasReceipt(order)) throw new Refusal("not_found");
  const { fileName, pdf: bytes } = await makeReceipt({ ...deps, siteUrl: deps.environment.siteUrl }, order, client);
  return { fileName, bytes, format: "pdf" } as const;
};

const yearReceiptOf = async (deps: ModuleDeps, { year }: Asked<"year">, { viewer, client }: Given) => {
  const drawn = (await ordersOf(deps, viewer)).filter(
    (order) => isDrawn(order) && !isGivenBack(order) && yearOf(order) === year,
  );
  const made = await Promise.all(
    drawn.length === 0
      ? []
      : deps.myDataParts.flatMap(({ yearReceipt }) => (yearReceipt ? [yearReceipt(drawn, year, client)] : [])),
  );
  const receipt = made.find((one) => one !== undefined);
  if (!receipt) throw new Refusal("not_found");
  return { ...receipt, format: "pdf" } as const;
};

const allOf = async (deps: ModuleDeps, { format }: Asked<"all">, { viewer, client }: Given) => {
  // By a link to a mailbox only what was mailed there is shown.
  if (viewer.access === "mail") throw new Refusal("unauthorized");
  const data = await fetchMyData(deps, viewer);
  if (format === "json")
    return { fileName: "mina-uppgifter.json", bytes: Buffer.from(JSON.stringify(data, null, 2)), format } as const;
  const bytes = await createMakeMyDataDocument(deps)(data, client);
  return { fileName: "mina-uppgifter.pdf", bytes, format } as const;
};

const make = (deps: ModuleDeps, asked: MyDocument, given: Given) => {
  switch (asked.what) {
    case "receipt":
      return receiptOf(deps, asked, given);
    case "year":
      return yearReceiptOf(deps, asked, given);
    case "all":
      return allOf(deps, asked, given);
  }
};

export const downloadRoute: Routes<ModuleDeps> = (app, given) => {
  const viewers = createViewers(given);
  app.route({
    ...at(myDocumentCall),
    schema: {
      operationId: "downloadMyDocument",
      summary: "The receipt of a gift, of a year, or all that is somebody's as a document or as data",
      description:
        "A draw has the receipt of its year alone, so that no gift stands on two: `hasReceipt` of each says which there is. " +
        "404 for what is not theirs, as for what there is not. By a link by mail, receipts alone.",
      tags: ["My pages"],
      querystring: myDataQuery,
      body: myDocument,
      response: {
        200: documentAnswer("The document", ["pdf", "json"]),
        ...errorResponses(400, 401, 404, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { token } = request.query;
      await given.limits.take("myData", request, token);
      const viewer = await viewers.viewerOf(request, reply, token);
      return sendDocument(reply, await make(given, request.body, { viewer, client: networkOf(request.ip) }));
    },
  });
};
