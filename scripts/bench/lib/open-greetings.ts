import { randomUUID } from "node:crypto";
import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { readRows } from "../../kill-test/ledgers.ts";
import { Failure } from "../../lib/failure.ts";
import { greetingOf } from "./greeting-data.ts";

const birgitta = { kind: "person", firstName: "Birgitta", lastName: "Åkerström" };

/** So many cards, each with other words, as if they were paid: what they are shared by. */
export const openGreetings = async (
  { apiUrl, databaseUrl }: { apiUrl: string; databaseUrl: string },
  count: number,
): Promise<string[]> => {
  for (let number = 0; number < count; number += 1) {
    const donor = { ...birgitta, email: `kort-${number}@exempel.se` };
    const order = { idempotencyKey: randomUUID(), delivery: { kind: "link" }, amount: 100, donor, language: "sv" };
    const response = await fetch(apiUrl + greetingCardAddCall.path, {
      method: greetingCardAddCall.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...greetingOf(number), ...order }),
    });
    if (response.status !== 201) throw new Failure(`A greeting card was answered ${response.status}.`);
  }
  const rows = await readRows<{ reference: string }>(
    databaseUrl,
    "update greeting_card set opened_at = now() returning reference",
  );
  return rows.map(({ reference }) => reference);
};
