import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { addErrorHandling } from "../../../../../services/api/src/platform/http/errors.ts";
import { cardOf } from "./card-samples.ts";

const documents = openDocuments();
afterAll(async () => {
  await documents.close();
});

test("the thread that takes gifts answers while documents are made that were asked for before", async () => {
  const host = Fastify();
  host.get("/", () => "taken");
  await host.ready();
  await documents.png(cardOf());
  const order: string[] = [];
  const making = Array.from({ length: 20 }, () => documents.png(cardOf()).then(() => order.push("made")));
  for (let gifts = 0; gifts < 3; gifts += 1) order.push((await host.inject("/")).body);
  await Promise.all(making);
  expect(order.slice(0, 4)).toEqual(["taken", "taken", "taken", "made"]);
  await host.close();
});

test.each(["pdf", "png"] as const)(
  "the same data give the same %s, byte for byte, whichever process makes it",
  async (format) => {
    const other = openDocuments();
    const [first, second, elsewhere] = await Promise.all(
      [documents, documents, other].map((each) => each[format](cardOf())),
    );
    await other.close();
    expect(first?.equals(second ?? Buffer.of())).toBe(true);
    expect(first?.equals(elsewhere ?? Buffer.of())).toBe(true);
  },
  120_000,
);

test("more documents than may wait are refused as not now, and the others are made", async () => {
  const narrow = openDocuments({ maxQueue: 5 });
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => narrow.pdf(cardOf())));
  const refused = made.filter((one) => one.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "unavailable" });
  expect((await narrow.pdf(cardOf())).subarray(0, 4).toString()).toBe("%PDF");
  await narrow.close();
});

test("whoever downloads while no more documents may wait is told to come back", async () => {
  const full = openDocuments({ maxQueue: 0 });
  const host = Fastify();
  addErrorHandling(host);
  host.get("/", () => full.pdf(cardOf()));
  const answer = await host.inject("/");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toMatchObject({ code: "unavailable" });
  await host.close();
  await full.close();
});

test("what a picture needs is let go of when it is made", async () => {
  const megabytes = () => process.memoryUsage.rss() / 1e6;
  const some = (count: number) => Promise.all(Array.from({ length: count }, () => documents.png(cardOf())));
  await some(20);
  const before = megabytes();
  await some(50);
  // Three or four for each, were they kept.
  expect(megabytes() - before).toBeLessThan(100);
}, 180_000);
