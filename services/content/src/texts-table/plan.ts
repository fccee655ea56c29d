import { createHash } from "node:crypto";
import { checkTranslation } from "../fields/rules.ts";
import { nameOfChange, type Language, type Plan } from "./changes.ts";
import { imprintOf, languages, type StoredText, type TableRow } from "./table.ts";

type Given = {
  rows: readonly TableRow[];
  stored: ReadonlyMap<string, StoredText>;
  /** Who has a text open just now, by its key. */
  opened: ReadonlyMap<string, string>;
};

const changedSince = "Texten har ändrats på webbplatsen sedan tabellen togs ut.";
const otherChangedSince: Record<Language, string> = {
  sv: "Den engelska texten har ändrats sedan tabellen togs ut.",
  en: "Den svenska texten har ändrats sedan tabellen togs ut. Stämmer översättningen än?",
};

function judge(given: TableRow, stored: StoredText, language: Language, plan: Omit<Plan, "stamp">, who?: string) {
  const { row, key, imprints } = given;
  const after = given.texts[language];
  const before = stored[language];
  const base = imprints[language];
  // Not touched by the translator, whatever others have done to it meanwhile.
  if (after === undefined || after === before || base === imprintOf(after)) return false;
  const verdict = checkTranslation(after, { before, key });
  if (verdict !== true) {
    plan.refused.push({ row, key, language, why: verdict });
    return true;
  }
  const other = language === "sv" ? "en" : "sv";
  const isOtherChanged = imprints[other] !== undefined && imprints[other] !== imprintOf(stored[other]);
  const change = {
    row,
    key,
    language,
    before,
    after,
    ...(isOtherChanged ? { note: otherChangedSince[language] } : {}),
  };
  if (base !== undefined && base !== imprintOf(before)) plan.conflicts.push({ ...change, why: changedSince });
  else if (who !== undefined) plan.conflicts.push({ ...change, why: `${who} har texten öppen just nu.` });
  else plan.changes.push(change);
  return true;
}

const stampOf = ({ changes, conflicts }: Pick<Plan, "changes" | "conflicts">) =>
  createHash("sha256")
    .update(
      JSON.stringify([changes, conflicts].map((list) => list.map((one) => [nameOfChange(one), one.before, one.after]))),
    )
    .digest("hex");

export function makePlan({ rows, stored, opened }: Given): Plan {
  const plan: Omit<Plan, "stamp"> = { changes: [], conflicts: [], refused: [], unchanged: 0 };
  const seen = new Map<string, number>();
  for (const given of rows) {
    const { row, key } = given;
    const text = stored.get(key);
    const earlier = seen.get(key);
    if (key === "") plan.refused.push({ row, key, why: "Raden saknar nyckel." });
    else if (earlier !== undefined) plan.refused.push({ row, key, why: `Nyckeln står redan på rad ${earlier}.` });
    else if (text === undefined) plan.refused.push({ row, key, why: "Det finns ingen text med den nyckeln." });
    else {
      seen.set(key, row);
      const touched = languages.map((language) => judge(given, text, language, plan, opened.get(key)));
      if (!touched.includes(true)) plan.unchanged += 1;
    }
  }
  return { ...plan, stamp: stampOf(plan) };
}
