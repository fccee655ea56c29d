import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";
import type { CamtItem } from "./camt/read-camt.ts";

type Said = Pick<typeof moneyIn.$inferSelect, "amountOre" | "bookedOn" | "reference" | "words" | "payer">;
type Stored = Said & Pick<typeof moneyIn.$inferSelect, "number" | "fileId" | "state">;
/** What is known by its key, and the entries of which an item is known. */
export type Known = { items: Map<string, Stored>; entries: Set<string> };

type Keyed = Pick<CamtItem, "key" | "entryKey" | "amountOre" | "bookedOn">;

/** A statement may say less of an item than the notification did. What both say must be the same. */
const isSameItem = (one: Said, other: Said): boolean =>
  one.amountOre === other.amountOre &&
  one.bookedOn === other.bookedOn &&
  (["reference", "words", "payer"] as const).every(
    (name) => one[name] === null || other[name] === null || one[name] === other[name],
  );

const sumKey = ({ entryKey }: Keyed): string => `${entryKey} sum`;
/** Of another item under the same reference of the bank. */
const otherKey = ({ key, amountOre, bookedOn, ...said }: Keyed & Said): string =>
  [
    key,
    amountOre,
    bookedOn,
    createHash("sha256")
      .update(JSON.stringify(saidOf(said)))
      .digest("base64url")
      .slice(0, 12),
  ].join(" ");

const saidOf = ({ reference, words, payer }: Pick<Said, "reference" | "words" | "payer">) => [reference, words, payer];

const any = (values: string[]) => sql`any(${sql.param([...new Set(values)])}::text[])`;

export const findKnown = async (tx: Transaction, items: CamtItem[]): Promise<Known> => {
  const { entryKey, key, ...rest } = pickColumns(
    moneyIn,
    ...(["entryKey", "key", "number", "fileId", "state"] as const),
    ...(["amountOre", "bookedOn", "reference", "words", "payer"] as const),
  );
  const find = (keys: string[]) =>
    tx
      .select({ key, ...rest })
      .from(moneyIn)
      .where(sql`${key} = ${any(keys)}`);
  const stored = await find(items.flatMap((item) => [item.key, sumKey(item)]));
  if (stored.length > 0) stored.push(...(await find(items.map(otherKey))));
  const sums = items.filter(({ isSumOnly }) => isSumOnly).map((item) => item.entryKey);
  const entries =
    sums.length === 0
      ? []
      : await tx
          .selectDistinct({ entryKey })
          .from(moneyIn)
          .where(sql`${entryKey} = ${any(sums)}`);
  return {
    items: new Map(stored.map(({ key: one, ...row }) => [one, row])),
    entries: new Set(entries.map((row) => row.entryKey)),
  };
};

export type News = {
  key: string;
  /** Staff have to see how it goes together with what is known. */
  isOther: boolean;
  /** The sum, told of before, that this item is a part of. */
  sum: number | undefined;
};

/** Nothing when it has been told of before. */
export const newsOf = (item: CamtItem, { items, entries }: Known, fileId: string): News | undefined => {
  const sum = items.get(sumKey(item));
  if (item.isSumOnly) {
    // What one file tells of twice, at two places, came twice.
    if (sum?.fileId === fileId) return { key: `${sumKey(item)} ${item.line}`, isOther: true, sum: undefined };
    return sum || entries.has(item.entryKey) ? undefined : { key: sumKey(item), isOther: false, sum: undefined };
  }
  const same = items.get(item.key);
  if (!same)
    return {
      key: item.key,
      isOther: sum !== undefined && sum.state !== "aside" && sum.state !== "itemised",
      sum: sum?.state === "aside" ? sum.number : undefined,
    };
  const isSame = isSameItem(same, item);
  if (isSame && same.fileId !== fileId) return undefined;
  const other = items.get(otherKey(item));
  if (other && other.fileId !== fileId && isSameItem(other, item)) return undefined;
  // What one file tells of twice, at two places, came twice.
  const key = isSame || other ? `${otherKey(item)} ${item.line}` : otherKey(item);
  return { key, isOther: true, sum: undefined };
};

export const nowKnown = ({ items, entries }: Known, { key, entryKey }: CamtItem, stored: Stored): void => {
  items.set(key, stored);
  entries.add(entryKey);
};
