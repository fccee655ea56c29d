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

const anna = { what: "Sidan ”Kontakt” ändrades", by: "Anna" };
const seed = { what: "Texterna ändrades" };

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
  [status({ state: "queued", changes: [anna] }), "I kö: Sidan ”Kontakt” ändrades (Anna)"],
  [
    status({ state: "building", building: { step: "waiting" }, changes: [seed, anna] }),
    "Väntar på att ett annat bygge ska bli klart: Sidan ”Kontakt” ändrades (Anna) och 1 till",
  ],
  [status({ state: "building", building: { step: "fetching" } }), "Hämtar innehållet"],
  [
    status({ state: "building", building: { step: "compiling" } }),
    "Gör i ordning webbplatsens kod, vilket kan ta någon minut",
  ],
  [status({ state: "building", building: { step: "drawing", pages: 3 } }), "Ritar 3 sidor"],
  [status({ state: "building", building: { step: "drawing", pages: 1 } }), "Ritar en sida"],
  [status({ state: "building", building: { step: "releasing" }, changes: [seed] }), "Lägger ut: Texterna ändrades"],
  [
    status({ wentBack: { madeAt: "2026-05-03T12:02:00Z", by: "Bo" }, liveSince: "2026-05-03T13:00:00Z" }),
    "Webbplatsen visar utgåvan från 14.02. Nästa publicering lägger ut det nya igen.",
  ],
  [null, "Webbplatsen svarar inte"],
])("%j is shown as '%s'", (given, text) => {
  expect(publishWords(given, now).text).toBe(text);
});
