import { expect, test } from "vitest";
import { backupWords } from "../../../services/content/src/admin/dashboard/backup-words.ts";

const now = new Date("2026-11-28T16:00:00+01:00");
const at = (iso: string) => new Date(iso).toISOString();
const night = at("2026-11-27T03:00:00+01:00");
const today = at("2026-11-28T03:00:00+01:00");

test.each([
  ["there is none", null, "Ingen säkerhetskopia har gjorts än", "Säg till", "wrong"],
  [
    "one of last night",
    { checkedAt: today, triedAt: today, outcome: "checked" },
    "Senaste säkerhetskopian: i dag 03.00, kontrollerad",
    "jämförd",
    "calm",
  ],
  [
    "last night's failed",
    { checkedAt: night, triedAt: today, outcome: "failed" },
    "Senaste säkerhetskopian: i går 03.00, kontrollerad",
    "Försöket i dag 03.00 misslyckades. Säg till",
    "wrong",
  ],
  [
    "all have failed",
    { checkedAt: null, triedAt: today, outcome: "failed" },
    "Ingen säkerhetskopia har lyckats än",
    "misslyckades",
    "wrong",
  ],
  [
    "it is forgotten",
    { checkedAt: at("2026-11-20T03:00:00+01:00"), triedAt: at("2026-11-20T03:00:00+01:00"), outcome: "checked" },
    "Senaste säkerhetskopian: 20 november 03.00, kontrollerad",
    "mer än två dygn sedan. Säg till",
    "wrong",
  ],
] as const)("when %s, the first page says so", (_what, last, label, detail, tone) => {
  expect(backupWords(last, now)).toEqual({ label, detail: expect.stringContaining(detail) as string, tone });
});
