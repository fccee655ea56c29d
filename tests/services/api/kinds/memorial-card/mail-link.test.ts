import { memorialCardOrderAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { cardCalls, codeOf, giftOf, newCard } from "./card-samples.ts";

const api = await ownTestApi();
const second = await buildTestApi(api.environment.databaseUrl);
const calls = cardCalls(api);
afterAll(() => second.close());

const mailsOf = (id: string) => api.db.select().from(mails).where(eq(mails.ownerId, id));
const told = (answer: { statusCode: number; json: () => unknown }) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, codeOf(answer)];

const lit = async (body = newCard({ email: undefined })) => {
  const answer = await calls.add(body);
  expect(answer.statusCode).toBe(201);
  const { orderReference, senderToken = "" } = memorialCardReceipt.parse(answer.json());
  return { orderReference, token: senderToken };
};
const own = "gunilla@exempel.se";

test("a candle is lit without an address: nothing is mailed, and the click is answered with the sender's token, again too", async () => {
  const body = newCard({ email: undefined });
  const card = await lit(body);
  const { id, email, litAt } = await calls.rowOf(card.orderReference);
  expect(email).toBeNull();
  expect(litAt).not.toBeNull();
  expect(await mailsOf(id)).toEqual([]);
  const again = await calls.add(body);
  expect(again.statusCode).toBe(200);
  const { orderReference, senderToken } = memorialCardReceipt.parse(again.json());
  expect({ orderReference, token: senderToken }).toEqual(card);
  const seen = memorialCardOrderAnswer.parse((await calls.order(card.orderReference, card.token)).json());
  expect(seen).toMatchObject({ state: "lit", bySender: true, mailed: false });
});

test("the address that is said afterwards is the card's, and its link is mailed there once, however often it is pressed", async () => {
  const card = await lit();
  const both = [calls, cardCalls(second)];
  const answers = await Promise.all([...both, ...both].map(({ mailLink }) => mailLink({ ...card, email: own })));
  expect(answers.map(told)).toEqual([200, 200, 200, 200]);
  expect(memorialCardOrderAnswer.parse(answers[0]?.json())).toMatchObject({ mailed: true, bySender: true });
  const { id, email } = await calls.rowOf(card.orderReference);
  expect(email).toBe(own);
  expect(await mailsOf(id)).toMatchObject([{ template: "memorialCard", recipient: own }]);
});

test("another address, once a mail has gone, is refused and changes nothing", async () => {
  const card = await lit();
  expect(told(await calls.mailLink({ ...card, email: own }))).toBe(200);
  expect(told(await calls.mailLink({ ...card, email: "annan@exempel.se" }))).toEqual([409, "changed_meanwhile"]);
  const { id, email } = await calls.rowOf(card.orderReference);
  expect(email).toBe(own);
  expect(await mailsOf(id)).toHaveLength(1);
});

test("it takes the sender's token, and a card that has not been taken down", async () => {
  const card = await lit();
  expect(told(await calls.mailLink({ ...card, token: "fel", email: own }))).toEqual([401, "unauthorized"]);
  expect(told(await calls.mailLink({ ...card, email: "ingen" }))).toEqual([400, "validation_failed"]);
  expect(told(await calls.takeDown(card))).toBe(200);
  expect(told(await calls.mailLink({ ...card, email: own }))).toEqual([401, "unauthorized"]);
  const { id, email } = await calls.rowOf(card.orderReference);
  expect([email, await mailsOf(id)]).toEqual([null, []]);
});

test("a gift has a receipt to send: without an address it is refused at its field", async () => {
  const answer = await calls.add(newCard({ email: undefined, gift: giftOf() }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: unknown }>().fields).toEqual({ email: "required" });
});
