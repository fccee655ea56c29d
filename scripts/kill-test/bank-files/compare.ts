import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter, isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { NewMandate } from "../../lib/many-mandates.ts";
import type { Bank } from "./bank.ts";
import { agreedIn, monthAfter, type Promised } from "./promises.ts";
import { readFrom } from "../../lib/databases.ts";

/** What it owes follows from this and the calendar alone, whatever stands in a table. */
export type MadeMandate = NewMandate & {
  firstDrawOn: string;
  isNew: boolean;
  /** What its holder changed, in order. */
  promises?: readonly Promised[];
};
/** A night asks for what the bank draws within so many banking days. */
type Lived = { last: string; leadBankingDays: number };

type Owed = { payer: string; amountOre: number; on: string };

const lastWorkingDay = (day: string): string => (isWorkingDay(day) ? day : lastWorkingDay(daysAfter(day, -1)));

const owedBy = (made: MadeMandate, { last, leadBankingDays }: Lived): Owed[] => {
  const { payer, firstDrawOn, promises = [] } = made;
  const horizon = workingDayAfter(lastWorkingDay(last), leadBankingDays);
  const owed: Owed[] = [];
  for (let month = firstDrawOn.slice(0, 7); ; month = monthAfter(month)) {
    if (drawOn(month, 25) > horizon) return owed;
    const agreed = agreedIn(made, promises, month);
    const on = agreed && (agreed.on ?? drawOn(month, agreed.drawDay));
    if (on !== undefined && on >= firstDrawOn && on <= horizon)
      owed.push({ payer, amountOre: agreed?.amountOre ?? 0, on });
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

type DrawRow = { reference: string; state: string; ore: number; paid: boolean; mails: number };

const twice = (counts: Map<string, number>, what: string): string[] =>
  [...counts].filter(([, count]) => count !== 1).map(([name, count]) => `${what} ${name} came ${count} times`);

export const compareWithBank = async (databaseUrl: string, bank: Bank, made: readonly MadeMandate[], lived: Lived) => {
  const read = readFrom(databaseUrl);
  const draws = await read<DrawRow>(
    `select p.provider_reference as reference, p.state, o.paid_at is not null as paid,
       case when p.amount_ore = o.amount_ore then p.amount_ore::int end as ore,
       (select count(*)::int from mail where owner_id = o.id) as mails
     from mandate_draw d join payment p on p.id = d.payment_id join orders o on o.id = d.order_id`,
  );
  const files = await read<{ name: string; direction: string; open: boolean }>(
    `select name, direction, sent_at is null and read_at is null as open from bank_file`,
  );
  const idle = await read<{ payer_number: string }>(
    "select payer_number from mandate where state not in ('active', 'revoked')",
  );
  const known = new Set(draws.map(({ reference }) => reference));
  const asked = new Map([...bank.drawn].map(([reference, all]) => [reference, all.length]));
  const faults = [
    ...twice(bank.files, "The file"),
    ...twice(asked, "The draw"),
    ...drawFaults(made, bank, lived),
    ...[...bank.drawn.keys()].filter((reference) => !known.has(reference)).map((one) => `The draw ${one} is not ours`),
    ...files.filter(({ open }) => open).map(({ name, direction }) => `The file ${name} ${direction} is not done`),
    ...files
      .filter(({ name, direction }) => direction === "toBank" && !bank.files.has(name))
      .map(({ name }) => `The file ${name} never came`),
    ...idle.map(({ payer_number: payer }) => `The mandate ${payer} was accepted, and is not active`),
    ...draws.flatMap(({ reference, state, ore, paid, mails }) => {
      const drawn = bank.drawn.get(reference)?.[0];
      if (drawn === undefined) return [`The draw ${reference} never came`];
      if (drawn.ore !== ore) return [`The draw ${reference} is ${ore} öre here, ${drawn.ore} there`];
      const said = drawn.status;
      const right =
        said === "0" ? state === "paid" && paid && mails === 0 : state === "declined" && !paid && mails === 1;
      return right ? [] : [`The draw ${reference}, answered ${said}, is ${state} with ${mails} mails`];
    }),
  ];
  return { draws: draws.length, files: bank.files.size, mandates: bank.mandates.size, faults };
};
