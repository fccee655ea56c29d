import { memorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { afterAll, expect, test } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { Refusal } from "../../../../../services/api/src/platform/http/refusal.ts";
import { createCheckCard } from "../../../../../services/api/src/kinds/memorial-card/document.ts";
import { memorialCardOf } from "../../platform/documents/memorial-card-samples.ts";

const documents = openDocuments();
afterAll(() => documents.close());
const check = (given: Parameters<typeof memorialCardOf>[0]) =>
  createCheckCard(documents)(memorialCard.parse(memorialCardOf(given)));

test("what our fonts have may stand on a card", () => {
  const greeting = "Åsa 🫶🏽 ❤️\nשלום כהן محمد\n王小明 さくら 김민준\nสมชาย प्रिया शर्मा";
  expect(() => check({ greeting, remembered: { name: "مريم" }, from: "สมชาย" })).not.toThrow();
});

test.each([
  ["card.remembered.name", { remembered: { name: "Kära 𓀀" } }],
  ["card.greeting", { greeting: "Kära 𓀀 du" }],
  ["card.greeting", { greeting: "क\u094d".repeat(150) }],
  ["card.from", { from: "Per 𓀀" }],
])("what cannot be drawn is refused under %s", (field, given) => {
  const refused = () => check(given);
  expect(refused).toThrow(Refusal);
  expect(refused).toThrow(
    expect.objectContaining({ code: "validation_failed", fields: { [field]: "forbiddenCharacters" } }),
  );
});
