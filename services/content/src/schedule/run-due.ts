import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { Refused } from "../calls/refused.ts";
import { sendLetter } from "../mail/letter.ts";
import type { Scheduled } from "../payload-types.ts";
import { applyChange, reasonOf, requestOf } from "./apply-change.ts";
import { type Content, hrefOf, recordFrom } from "./records.ts";
import { saidTime } from "./stockholm.ts";

type Due = { id: number; record: string; title: string; change: Scheduled["change"]; at: Date; by: number | null };
type Row = Omit<Due, "at"> & { at: string; content: Content | null };

const undone: Record<Scheduled["change"], string> = { publish: "publicerades inte", unpublish: "avpublicerades inte" };

const inTransaction = async (payload: Payload) => {
  const transaction = await payload.db.beginTransaction();
  const drizzle = transaction === null ? undefined : payload.db.sessions?.[transaction]?.db;
  if (transaction === null || drizzle === undefined) throw new Error("Set times need transactions");
  return { transaction, drizzle: drizzle as Payload["db"]["drizzle"] };
};

async function userOf(payload: Payload, id: number | null) {
  if (id === null) return null;
  return payload.findByID({ collection: "users", id, depth: 0, disableErrors: true });
}

async function tellRefused(payload: Payload, contentUrl: string, due: Due, problem: string, now: Date) {
  await payload.db.drizzle.execute(
    sql`update scheduled set state = 'refused', problem = ${problem}, finished_at = ${now.toISOString()}
        where id = ${due.id} and state = 'waiting'`,
  );
  const user = await userOf(payload, due.by);
  if (user === null) return;
  await sendLetter(payload, user.email, {
    subject: `”${due.title}” ${undone[due.change]}`,
    heading: `Hej ${user.name}!`,
    paragraphs: [
      `”${due.title}” ${undone[due.change]} ${saidTime(due.at, now)}, som du hade bestämt.`,
      problem,
      "Det som låg ute på webbplatsen ligger kvar som det var.",
    ],
    button: { label: "Öppna och rätta", href: `${contentUrl}${hrefOf(due.record)}` },
  });
}

/**
 * One change, done and noted in one transaction that holds its row: of several services one does it, and after a stop in
 * the middle it is as if it had not begun.
 */
async function runOne(payload: Payload, contentUrl: string, now: Date): Promise<boolean> {
  const { transaction, drizzle } = await inTransaction(payload);
  let due: Due | undefined;
  try {
    const { rows } = await drizzle.execute<Row>(
      sql`select id, record, title, change, at, by_id as by, content from scheduled
          where state = 'waiting' and at <= ${now.toISOString()} order by at, id limit 1 for update skip locked`,
    );
    const [row] = rows;
    if (row === undefined) {
      await payload.db.rollbackTransaction(transaction);
      return false;
    }
    due = { ...row, at: new Date(row.at) };
    const user = await userOf(payload, row.by);
    if (user === null) throw new Refused("Den som bestämde tiden har inget konto längre. Bestäm en ny tid.");
    const req = await requestOf(payload, user, transaction);
    await applyChange({ record: recordFrom(row.record), change: row.change, content: row.content }, req);
    await drizzle.execute(
      sql`update scheduled set state = 'done', finished_at = ${now.toISOString()} where id = ${row.id}`,
    );
    await payload.db.commitTransaction(transaction);
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    if (due === undefined) throw error;
    payload.logger.warn(`What was set for ${due.record} was refused: ${reasonOf(error)}`);
    await tellRefused(payload, contentUrl, due, reasonOf(error), now);
  }
  return true;
}

/** All whose time has come, also while the service was down. */
export async function runDue(payload: Payload, contentUrl: string, now = new Date()): Promise<void> {
  while (await runOne(payload, contentUrl, now));
}

const everyMs = 10_000;

export function keepTime(payload: Payload, contentUrl: string): void {
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await runDue(payload, contentUrl);
    } catch (error) {
      payload.logger.warn(
        `Set times could not be looked at: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      isRunning = false;
    }
  };
  void look();
  setInterval(() => void look(), everyMs).unref();
}
