import pg from "pg";
import type { Bank } from "./bank.ts";

type DrawRow = { mandate_id: string; month: string; reference: string; state: string; paid: boolean; mails: number };

const twice = (counts: Map<string, number>, what: string): string[] =>
  [...counts].filter(([, count]) => count !== 1).map(([name, count]) => `${what} ${name} came ${count} times`);

/** What stands in our tables beside what the bank was sent: every difference is a fault. */
export const compareWithBank = async (databaseUrl: string, bank: Bank) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: draws } = await client.query<DrawRow>(
      `select d.mandate_id, d.month::text, p.provider_reference as reference, p.state, o.paid_at is not null as paid,
         (select count(*)::int from mail where order_id = o.id) as mails
       from mandate_draw d join payment p on p.id = d.payment_id join orders o on o.id = d.order_id`,
    );
    const { rows: files } = await client.query<{ name: string; direction: string; open: boolean }>(
      `select name, direction, sent_at is null and read_at is null as open from bank_file`,
    );
    const { rows: sent } = await client.query<{ payer_number: string }>(
      "select payer_number from mandate where exists (select 1 from mandate_event where mandate_id = mandate.id and to_state = 'sent')",
    );
    const months = new Map<string, number>();
    for (const { mandate_id, month } of draws)
      months.set(`${mandate_id} ${month}`, (months.get(`${mandate_id} ${month}`) ?? 0) + 1);
    const asked = new Map([...bank.drawn].map(([reference, all]) => [reference, all.length]));
    const faults = [
      ...twice(bank.files, "The file"),
      ...twice(asked, "The draw"),
      ...twice(bank.mandates, "The mandate"),
      ...twice(months, "The month"),
      ...files.filter(({ open }) => open).map(({ name, direction }) => `The file ${name} ${direction} is not done`),
      ...files
        .filter(({ name, direction }) => direction === "toBank" && !bank.files.has(name))
        .map(({ name }) => `The file ${name} never came`),
      ...sent
        .filter(({ payer_number: payer }) => !bank.mandates.has(payer))
        .map(({ payer_number: payer }) => `The mandate ${payer} was never sent`),
      ...draws.flatMap(({ reference, state, paid, mails }) => {
        const said = bank.drawn.get(reference)?.[0]?.status;
        if (said === undefined) return [`The draw ${reference} never came`];
        const right =
          said === "0" ? state === "paid" && paid && mails === 0 : state === "declined" && !paid && mails === 1;
        return right ? [] : [`The draw ${reference}, answered ${said}, is ${state} with ${mails} mails`];
      }),
    ];
    return { draws: draws.length, files: bank.files.size, mandates: bank.mandates.size, faults };
  } finally {
    await client.end();
  }
};
