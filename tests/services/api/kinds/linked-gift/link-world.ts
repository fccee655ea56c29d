import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { lookedUpIdentity } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { eq } from "drizzle-orm";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { makeMailing } from "../../../../../services/api/src/kinds/linked-gift/mailings.ts";
import { giftLinkTokens } from "../../../../../services/api/src/kinds/linked-gift/deps.ts";
import { newOrderReference, newShortReference } from "../../../../../services/api/src/ledger/orders/references.ts";
import type { TestApi } from "../../test-api.ts";

type Row = typeof mandates.$inferInsert;
let last = 0;

/** A mandate on paper that the bank has taken, of somebody who gives 200 kr each month. */
const mandateRow = (given: Partial<Row> = {}): Row => {
  last += 1;
  return {
    ...{ id: crypto.randomUUID(), reference: newOrderReference(), shortReference: newShortReference() },
    ...{ payerNumber: String(last).padStart(16, "0"), idempotencyKey: crypto.randomUUID(), bodyHash: "" },
    ...{ channel: "paper", language: "sv", holderName: "Gun Margareta Ek", email: "gun@exempel.se" },
    ...{ holderNumber: Buffer.from("x"), holderLookup: crypto.randomUUID() },
    ...{ account: Buffer.from("x"), accountLookup: "x", accountEnding: "2343", bankName: "SEB", keyVersion: 1 },
    ...{ amountOre: 20_000, drawDay: 28, firstDrawOn: "2025-01-28", signedAt: new Date(), state: "active" },
    ...{ consentVersion: "1", consentHash: "", consentText: "" },
    ...given,
  };
};

export const linkWorld = ({ app, db, environment }: TestApi) => {
  const tokens = giftLinkTokens(environment.giftLinks.secret);

  const mail = async (kind: LinkedGiftKind, shortReferences: string[], days = 60) => {
    let csv = "";
    const write = (written: string) => Promise.resolve(void (csv = written));
    const mailing = { kind, note: "Anna Ek: the letter of spring", days, shortReferences };
    const made = await makeMailing({ db, tokens, siteUrl: environment.siteUrl }, mailing, write);
    return { ...made, csv };
  };

  return {
    tokens,
    mail,
    give: async (given: Partial<Row> = {}) => {
      const row = mandateRow(given);
      await db.insert(mandates).values(row);
      return row;
    },
    /** What the link of a mandate carries, in a mailing of its own. */
    linked: async (row: Row, kind: LinkedGiftKind = "monthly_gift_increase", days = 60) => {
      const { csv, shortReference } = await mail(kind, [row.shortReference], days);
      const guid = /lookUpGuid=([\w-]{36})/.exec(csv)?.[1] ?? "";
      return { guid, mailing: shortReference };
    },
    lookUp: async (lookUpGuid: string, type: LinkedGiftKind = "monthly_gift_increase") => {
      const answer = await app.inject({ method: "GET", url: lookupIdentityCall.path, query: { type, lookUpGuid } });
      return lookedUpIdentity.parse(answer.json());
    },
    increase: (lookUpGuid: string, given: Record<string, unknown> = {}, cookie = "") =>
      app.inject({
        headers: { cookie },
        ...{ method: regularGiftCall.method, url: regularGiftCall.path },
        payload: {
          ...{ kind: "monthly_gift_increase", idempotencyKey: crypto.randomUUID(), lookUpGuid, from: 200, amount: 250 },
          ...given,
        },
      }),
    undo: (change: string, token = tokens.undoOf(change)) =>
      app.inject({ method: undoIncreaseCall.method, url: undoIncreaseCall.path, payload: { change, token } }),
    giveExtra: (lookUpGuid: string, given: Record<string, unknown> = {}, cookie = "") =>
      app.inject({
        headers: { cookie },
        ...{ method: regularGiftCall.method, url: regularGiftCall.path },
        payload: {
          ...{ kind: "extra_gift", idempotencyKey: crypto.randomUUID(), lookUpGuid, amount: 300, way: "directDebit" },
          ...given,
        },
      }),
    undoExtra: (draw: string, token = tokens.undoOf(draw)) =>
      app.inject({ method: undoExtraCall.method, url: undoExtraCall.path, payload: { draw, token } }),
    amountOf: async (id: string) =>
      (await db.select({ amountOre: mandates.amountOre }).from(mandates).where(eq(mandates.id, id)))[0]?.amountOre,
  };
};
export type LinkWorld = ReturnType<typeof linkWorld>;
