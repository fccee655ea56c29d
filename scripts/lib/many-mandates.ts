import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { sql } from "drizzle-orm";
import type { Database } from "../../services/api/src/platform/database/connect.ts";
import { encryptNumbers } from "../../services/api/src/kinds/monthly-gift/numbers.ts";
import type { PersonalNumberKeys } from "../../services/api/src/ledger/donors/personal-number.ts";

export type NewMandate = { payer: string; amountOre: number; drawDay: DrawDay };
type Given = { state: "active" | "signed"; firstDrawOn: string; mandates: readonly NewMandate[] };

export const addManyMandates = async (
  db: Database,
  keys: PersonalNumberKeys,
  { mandates, state, firstDrawOn }: Given,
): Promise<void> => {
  const account = { clearing: "6000", number: "000012343" };
  const {
    holderNumber,
    account: kept,
    keyVersion,
  } = encryptNumbers(keys, { holder: "198807012391", giver: null, account });
  const instruction = state === "signed" ? "add" : null;
  const array = (values: (string | number)[]) => sql.param(values.map(String));
  await db.transaction(async (tx) => {
    // So many at once take longer than a statement of the API may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    insert into mandate (id, reference, short_reference, payer_number, idempotency_key, body_hash, channel, language,
      holder_name, holder_number, holder_lookup, email, account, account_lookup, account_ending, bank_name, key_version,
      amount_ore, draw_day, first_draw_on, consent_version, consent_hash, consent_text, signed_at, state, state_since,
      bank_errand)
    select gen_random_uuid(), ${state} || number, ${state} || number, payer, gen_random_uuid(), '', 'paper', 'sv',
      'Johan Ekdahl', ${holderNumber}, ${state} || number, 'johan@exempel.se', ${kept}, number::text, '2343',
      'Handelsbanken', ${keyVersion}, amount_ore, draw_day, ${firstDrawOn}, '1', '', '', now(), ${state},
      now() - interval '60 days', ${instruction}
    from unnest(${array(mandates.map(({ payer }) => payer))}::text[],
      ${array(mandates.map(({ amountOre }) => amountOre))}::bigint[],
      ${array(mandates.map(({ drawDay }) => drawDay))}::int[]
    ) with ordinality as made (payer, amount_ore, draw_day, number)`);
  });
};
