import { articleOrderCall, articleOrderStateCall, articleStockCall } from "@hjarta-lunga/contract/calls/articles.ts";
import type { Database } from "../../../../../services/api/src/platform/database/connect.ts";
import { changeStock } from "../../../../../services/api/src/kinds/article-order/set-stock.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const recipient = (given: Json = {}) => ({
  firstName: "Birgitta",
  lastName: "Åkerström",
  email: "birgitta@exempel.se",
  street: "Storgatan 1",
  postalCode: "114 55",
  town: "Stockholm",
  ...given,
});

export const pin = { articleNumber: "2001", price: 50 };
export const candle = { articleNumber: "2002", price: 140 };
export const cards = { articleNumber: "3001", price: 120 };
export const brochure = { articleNumber: "1002", price: 0 };

/** Two pins with the postage of the first content: 24 grams, 22 kr. */
export const articleOrder = (given: Json = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  orderType: "list_order",
  lines: [{ ...pin, quantity: 2 }],
  amount: 122,
  recipient: recipient(),
  language: "sv",
  ...given,
});

export const freeOrder = (given: Json = {}) =>
  articleOrder({ lines: [{ ...brochure, quantity: 3 }], amount: 0, ...given });

export const register = (api: TestApi, payload: Json, remoteAddress = "127.0.0.1") =>
  api.app.inject({ method: articleOrderCall.method, url: articleOrderCall.path, payload, remoteAddress });
export const stockOf = (api: TestApi) => api.app.inject({ method: "GET", url: articleStockCall.path });
export const stateOf = (api: TestApi, reference: string) =>
  api.app.inject({ method: "GET", url: articleOrderStateCall.path.replace(":orderReference", reference) });

export const fillShelf = async (db: Database, stock: Record<string, number>) => {
  for (const [articleNumber, quantity] of Object.entries(stock))
    await changeStock(db, { how: "set", articleNumber, quantity, note: "Anna Ek: for the test" });
};
