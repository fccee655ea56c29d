import { randomUUID } from "node:crypto";
import { sendHour } from "@hjarta-lunga/contract/greeting-cards.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { hasCome } from "../../../../../services/api/src/platform/mail/lease.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

test.each([
  ["in winter", "2026-12-24", "2026-12-24T06:59:59Z", "2026-12-24T07:00:00Z"],
  ["the day before summer time", "2027-03-27", "2027-03-27T06:59:59Z", "2027-03-27T07:00:00Z"],
  ["the day on which summer time begins", "2027-03-28", "2027-03-28T05:59:59Z", "2027-03-28T06:00:00Z"],
  ["the day before winter time", "2026-10-24", "2026-10-24T05:59:59Z", "2026-10-24T06:00:00Z"],
  ["the day on which winter time begins", "2026-10-25", "2026-10-25T06:59:59Z", "2026-10-25T07:00:00Z"],
])("%s a mail for eight in the morning goes at eight by Sweden's clock", async (_, dueOn, before, from) => {
  const { id: ownerId } = await paidGift(api);
  const id = randomUUID();
  await api.db
    .insert(mails)
    .values({ id, owner: "order", ownerId, template: "givenBack", recipient: "a@b.se", dueOn, dueHour: sendHour });
  const at = async (moment: string) =>
    (
      await api.db
        .select({ has: sql<boolean>`${hasCome(sql`${moment}::timestamptz`)}` })
        .from(mails)
        .where(eq(mails.id, id))
    )[0]?.has;
  expect([await at(before), await at(from)]).toEqual([false, true]);
});
