import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { somebody } from "../../identity/bankid/bankid-world.ts";
import { openDelivery } from "../../platform/mail/delivery-tools.ts";
import { startMailServer } from "../../platform/mail/mail-server.ts";
import type { MailServer } from "../../platform/mail/mail-server.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { account } from "./mandate-samples.ts";
import { openMandateWorld } from "./mandate-world.ts";
import type { MandateWorld } from "./mandate-world.ts";

let world: MandateWorld;
let server: MailServer;
let delivery: Awaited<ReturnType<typeof openDelivery>>;
beforeAll(async () => {
  world = await openMandateWorld();
  server = await startMailServer();
  delivery = await openDelivery(world.api, server.url);
});
afterAll(async () => {
  await delivery.close();
  await server.close();
  await world.close();
});

test("the mail says what was agreed and that nothing is drawn today, has the whole text beside it, and is sent once", async () => {
  const { id, shortReference, consentText } = await world.given();
  const [mail] = await world.api.db.select().from(mails).where(eq(mails.ownerId, id));
  for (let time = 0; time < 2; time += 1) await delivery.deliver({ mailId: mail?.id ?? "" });
  const [letter, ...others] = server.letters;
  if (!letter || others.length > 0) throw new Error("Not one letter");
  const said = letter.text ?? "";
  for (const words of ["200\u00a0kr varje månad", "I dag dras inget", "SEB, slutar på 2343", shortReference])
    expect(said).toContain(words);
  expect(said).not.toMatch(/[{}]/);
  const [pdf] = letter.attachments;
  expect(pdf?.filename).toBe(`medgivande-${shortReference}.pdf`);
  const { words } = await readPdf(Buffer.from(pdf?.content as ArrayBuffer));
  for (const paragraph of consentText.split("\n\n")) expect(words).toContain(paragraph.slice(0, 40));
  for (const number of [somebody, account.number]) for (const text of [said, words]) expect(text).not.toContain(number);
});
