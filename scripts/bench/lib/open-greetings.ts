import { randomUUID } from "node:crypto";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { callJson } from "../../lib/call-json.ts";
import { readFrom } from "../../lib/databases.ts";
import { greetingOf } from "./previewed.ts";

const birgitta = { kind: "person", firstName: "Birgitta", lastName: "Åkerström" };

/** So many cards, each with other words, as if they were paid: what they are shared by. */
export const openGreetings = async (
  { apiUrl, databaseUrl }: { apiUrl: string; databaseUrl: string },
  count: number,
): Promise<string[]> => {
  for (let number = 0; number < count; number += 1) {
    const donor = { ...birgitta, email: `kort-${number}@exempel.se` };
    const order = { idempotencyKey: randomUUID(), delivery: { kind: "link" }, amount: 100, donor, language: "sv" };
    await callJson(apiUrl + greetingCardAddCall.path, { body: { ...greetingOf(number), ...order } });
  }
  const rows = await readFrom(databaseUrl)<{ reference: string }>(
    "update greeting_card set opened_at = now() returning reference",
  );
  return rows.map(({ reference }) => reference);
};
