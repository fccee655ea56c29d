import { childAt, childrenAt, textAt, type XmlElement } from "./elements.ts";
import { amountAt, isCreditAt, oreOf, type Wrong } from "./fields.ts";

type Sum = { entries: number; ore: number };
export type Totals = { credit: Sum; debit: Sum; bookedOre: number };

export const noTotals = (): Totals => ({
  credit: { entries: 0, ore: 0 },
  debit: { entries: 0, ore: 0 },
  bookedOre: 0,
});

export const addEntry = (totals: Totals, entry: { isCredit: boolean; isBooked: boolean; ore: number }): void => {
  const sum = entry.isCredit ? totals.credit : totals.debit;
  sum.entries += 1;
  sum.ore += entry.ore;
  if (entry.isBooked) totals.bookedOre += entry.isCredit ? entry.ore : -entry.ore;
};

const checkSum = (summary: XmlElement | undefined, { entries, ore }: Sum, wrong: Wrong): void => {
  const [count, sum] = [textAt(summary, "NbOfNtries"), textAt(summary, "Sum")];
  if (count !== undefined && Number(count) !== entries) throw wrong("count", summary?.name);
  if (sum !== undefined && oreOf(sum) !== ore) throw wrong("sum", summary?.name);
};

const signed = (element: XmlElement, wrong: Wrong): number => {
  const ore = amountAt(childAt(element, "Amt"), wrong);
  return isCreditAt(element, wrong) ? ore : -ore;
};

const balance = (statement: XmlElement, codes: string[], wrong: Wrong): number | undefined => {
  const found = childrenAt(statement, "Bal").filter((one) =>
    codes.includes(textAt(one, "Tp", "CdOrPrtry", "Cd") ?? ""),
  );
  const [only] = found;
  return found.length === 1 && only ? signed(only, wrong) : undefined;
};

/** What the bank says of all entries must be what they are. */
export const checkTotals = (statement: XmlElement, totals: Totals, wrong: Wrong): void => {
  const { credit, debit, bookedOre } = totals;
  const summary = childAt(statement, "TxsSummry");
  const all = { entries: credit.entries + debit.entries, ore: credit.ore + debit.ore };
  checkSum(childAt(summary, "TtlNtries"), all, wrong);
  checkSum(childAt(summary, "TtlCdtNtries"), credit, wrong);
  checkSum(childAt(summary, "TtlDbtNtries"), debit, wrong);
  const net = childAt(summary, "TtlNtries", "TtlNetNtry");
  const netOre = oreOf(textAt(net, "Amt"));
  if (net && netOre !== undefined && (isCreditAt(net, wrong) ? netOre : -netOre) !== credit.ore - debit.ore)
    throw wrong("sum", "TtlNetNtry");
  const [opening, closing] = [balance(statement, ["OPBD", "PRCD"], wrong), balance(statement, ["CLBD"], wrong)];
  if (opening !== undefined && closing !== undefined && opening + bookedOre !== closing) throw wrong("balance", "Bal");
};
