import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { expect, test } from "vitest";
import { publishWords } from "../../../services/content/src/admin/publish-words.ts";

const now = new Date("2026-05-03T15:00:00Z");
const status = (given: Partial<PublishStatus>): PublishStatus => ({
  state: "live",
  liveSince: null,
  since: now.toISOString(),
  release: null,
  ...given,
});

test.each([
  [status({ state: "queued" }), "I kö"],
  [status({ state: "building" }), "Bygger …"],
  [status({ liveSince: "2026-05-03T12:02:00Z" }), "Ute på webbplatsen sedan 14.02"],
  [status({ liveSince: "2026-05-02T22:30:00Z" }), "Ute på webbplatsen sedan 00.30"],
  [status({ liveSince: "2026-01-02T12:02:00Z" }), "Ute på webbplatsen sedan 2 januari 13.02"],
  [status({ state: "idle" }), "Inte ute på webbplatsen än"],
  [status({ state: "failed", reason: "sidan /x/ är trasig" }), "Misslyckades: sidan /x/ är trasig"],
  [
    status({ state: "failed", reason: "Innehållstjänsten svarar inte.", retryAt: "2026-05-03T15:02:00Z" }),
    "Misslyckades: Innehållstjänsten svarar inte. Nytt försök görs 17.02.",
  ],
  [null, "Webbplatsen svarar inte"],
])("%j is shown as '%s'", (given, text) => {
  expect(publishWords(given, now).text).toBe(text);
});
