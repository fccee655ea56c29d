import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter, isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { NewMandate } from "../../lib/many-mandates.ts";
import type { Bank } from "./bank.ts";

/** What it owes follows from this and the calendar alone, whatever stands in a table. */
export type MadeMandate = NewMandate & { firstDrawOn: string; isNew: boolean };
/** A night asks for what the bank draws within so many banking days. */
export type Lived = { last: string; leadBankingDays: number };

type Owed = { payer: string; amountOre: number; on: string };

const lastWorkingDay = (day: string): string => (isWorkingDay(day) ? day : lastWorkingDay(daysAfter(day, -1)));

const owedBy = ({ payer, amountOre, drawDay, firstDrawOn }: MadeMandate, { last, leadBankingDays }: Lived): Owed[] => {
  const horizon = workingDayAfter(lastWorkingDay(last), leadBankingDays);
  const owed: Owed[] = [];
  for (let month = firstDrawOn.slice(0, 7); ; month = daysAfter(`${month}-28`, 4).slice(0, 7)) {
    const on = drawOn(month, drawDay);
    if (on > horizon) return owed;
    if (on >= firstDrawOn) owed.push({ payer, amountOre, on });
  }
};

export const drawFaults = (
  made: readonly MadeMandate[],
  bank: Pick<Bank, "drawn" | "mandates">,
  lived: Lived,
): string[] => {
  const asked = [...bank.drawn.values()].flat();
  const keyOf = (payer: string, on: string) => `${payer} on ${on.replaceAll("-", "")}`;
  const owed = new Map(made.flatMap((one) => owedBy(one, lived)).map((one) => [keyOf(one.payer, one.on), one]));
  const drawn = Map.groupBy(asked, ({ payer, due }) => keyOf(payer, due));
  const news = new Set(made.filter(({ isNew }) => isNew).map(({ payer }) => payer));
  return [
    ...(owed.size === 0 ? ["Nothing was owed: too few nights were lived to say anything"] : []),
    ...[...owed]
      .filter(([key]) => drawn.get(key)?.length !== 1)
      .map(([key]) => `${key}: owed once, drawn ${drawn.get(key)?.length ?? 0} times`),
    ...[...drawn.keys()].filter((key) => !owed.has(key)).map((key) => `${key}: drawn and not owed`),
    ...[...owed].flatMap(([key, { amountOre }]) =>
      (drawn.get(key) ?? [])
        .filter(({ ore }) => ore !== amountOre)
        .map(({ ore }) => `${key}: ${ore} öre, not ${amountOre}`),
    ),
    ...[...news]
      .filter((payer) => bank.mandates.get(payer) !== 1)
      .map((payer) => `The mandate ${payer} came ${bank.mandates.get(payer) ?? 0} times`),
    ...[...bank.mandates.keys()]
      .filter((payer) => !news.has(payer))
      .map((payer) => `The mandate ${payer} is no new one`),
  ];
};
