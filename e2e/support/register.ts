import pg from "pg";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";

/** The charity's own database, read as whoever keeps the books would. */
const rows = async <Row extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
};

export type StoredOrder = {
  id: string;
  reference: string;
  short_reference: string;
  amount_ore: string;
  donor_kind: string;
  paid_at: Date | null;
};

export const ordersOf = (email: string) =>
  rows<StoredOrder>("select * from orders where email = $1 order by created_at", [email]);

export const withdrawalsOf = (email: string) =>
  rows<{ order_id: string | null; order_number: string; finding: string; part: string | null }>(
    "select * from withdrawal where lower(email) = lower($1) order by number",
    [email],
  );

export type StoredMandate = {
  short_reference: string;
  state: string;
  amount_ore: string | null;
  draw_day: number;
  bank_name: string;
  account_ending: string;
  holder_name: string;
};

export const mandatesOf = (email: string) => rows<StoredMandate>("select * from mandate where email = $1", [email]);

/** As when the bank has answered that it takes the mandate. Its number to say aloud. */
export const takenByBank = async (email: string): Promise<string> => {
  const [mandate] = await rows<{ short_reference: string }>(
    "update mandate set state = 'active', bank_errand = null where email = $1 returning short_reference",
    [email],
  );
  return mandate?.short_reference ?? "";
};

/** The draws beside the monthly ones on the mandates of this address. */
export const extraDrawsOf = (email: string) =>
  rows<{ amount_ore: string; state: string; undone: boolean }>(
    `select p.amount_ore, p.state, d.undone_at is not null as undone
     from mandate_draw d join mandate m on m.id = d.mandate_id join payment p on p.id = d.payment_id
     where m.email = $1 and d.kind = 'extra' order by d.created_at`,
    [email],
  );

/** Every move of every payment of the order, as "swishDirect created>waiting". */
export const movesOf = async (orderId: string): Promise<string[]> => {
  const events = await rows<{ method: string; from_state: string | null; to_state: string }>(
    `select p.method, e.from_state, e.to_state from payment_event e join payment p on p.id = e.payment_id
     where p.order_id = $1 order by e.entry`,
    [orderId],
  );
  return events.map(({ method, from_state, to_state }) => `${method} ${from_state ?? ""}>${to_state}`);
};

export const paymentsOf = (orderId: string) =>
  rows<{ method: string; state: string; amount_ore: string }>(
    "select method, state, amount_ore from payment where order_id = $1 order by created_at",
    [orderId],
  );

/** Where the sheet of the order goes, as it was written down with the order. */
export const deliveriesOf = (orderId: string) =>
  rows<Record<"delivery" | "parlor_name" | "parlor_email" | "hand_to" | "postal_recipient" | "street", string | null>>(
    "select delivery, parlor_name, parlor_email, hand_to, postal_recipient, street from memorial_details where order_id = $1",
    [orderId],
  );

export const eventsOf = (identity: string) =>
  rows<{ request_group: string; current_url: string; type: string; step: string | null }>(
    `select request_group, current_url, fields ->> 'type' as type, fields ->> 'step' as step
     from web_event where identity = $1 order by entry`,
    [identity],
  );

/** The memorial cards of who gets their links here. */
export const cardsOf = (email: string) =>
  rows<{ name: string; lit: boolean }>(
    "select name, lit_at is not null as lit from memorial_card where email = $1 order by created_at",
    [email],
  );

/** A card that was sent, of another design: also of one that can no longer be chosen. */
export const giveCardDesign = (reference: string, code: CampaignCode) =>
  rows("update greeting_card set campaign_code = $2 where reference = $1", [reference, code]);

/** Every choice about cookies under this id, as it can be proved. */
export const choicesOf = (id: string) =>
  rows<{ statistics: boolean; marketing: boolean }>(
    "select statistics, marketing from consent_choice where id = $1 order by entry",
    [id],
  );

/** What is held of who has logged in on my pages. */
export const personsWith = (email: string) =>
  rows<Record<"street" | "mobile", string | null> & { forgotten: boolean }>(
    "select street, mobile, forgotten_at is not null as forgotten from person where email = $1",
    [email],
  );

export const personsAt = (street: string) => rows<{ id: string }>("select id from person where street = $1", [street]);
