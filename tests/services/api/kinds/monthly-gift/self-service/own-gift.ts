import { fetchMyDataCall, updateMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import { myData, myDataChanged } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { eq } from "drizzle-orm";
import { mandateChanges } from "../../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mails } from "../../../../../../services/api/src/platform/database/tables/mail.ts";
import { openBankIdWorld, somebody } from "../../../identity/bankid/bankid-world.ts";
import { openBankWorld } from "../bank-world.ts";

type Json = Record<string, unknown>;

/** Somebody with a monthly gift, who has identified on my pages in a browser. */
export const openOwnGift = async () => {
  const world = await openBankIdWorld();
  await world.api.app.ready();
  const bank = await openBankWorld(world.api);
  const { db } = world.api;

  const pages = async (person = somebody, at = world.api) => {
    const browser = world.browser(at);
    const { order } = await browser.authenticate();
    await world.approve(person);
    await world.letTimePass();
    const token = (await browser.poll(order)).token ?? "";
    const query = new URLSearchParams({ token }).toString();
    return {
      mandates: async () => {
        const answer = await at.app.inject({
          ...{ method: "GET", url: `${fetchMyDataCall.path}?${query}`, headers: { cookie: browser.cookie() } },
        });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return myData.parse(answer.json()).mandates;
      },
      change: async (body: Json) => {
        const answer = await browser.call(`${updateMyDataCall.path}?${query}`, {
          idempotencyKey: crypto.randomUUID(),
          ...body,
        });
        if (answer.statusCode !== 200) return { refused: answer.json<{ code: string }>().code };
        return myDataChanged.parse(answer.json());
      },
    };
  };

  const gift = (given: Parameters<typeof bank.addMandate>[0] = {}) =>
    bank.addMandate({ holder: somebody, ...bank.active, firstDrawOn: "2026-01-28", ...given });

  return {
    ...world,
    bank,
    pages,
    gift,
    changesOf: (mandateId: string) =>
      db.select().from(mandateChanges).where(eq(mandateChanges.mandateId, mandateId)).orderBy(mandateChanges.number),
    mailsOf: (ownerId: string) => db.select().from(mails).where(eq(mails.ownerId, ownerId)).orderBy(mails.createdAt),
  };
};
export type OwnGift = Awaited<ReturnType<typeof openOwnGift>>;
