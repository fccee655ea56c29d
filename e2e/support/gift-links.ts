import { execFile } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { toPersonalNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { takenByBank } from "./register.ts";
import { expect } from "./site.ts";
import { mailsTo } from "./standins.ts";

const run = promisify(execFile);
const root = join(__dirname, "../..");

/** A command of staff, as they run it on the stack. */
export async function staff(command: string, ...args: string[]): Promise<string> {
  // Then it reads from the data folder what the stack has told its API.
  const env = { ...process.env, DATABASE_URL: undefined, STAFF: "Prov: a journey" };
  const { stdout } = await run(process.execPath, [join(root, "services/api/src/staff.ts"), command, ...args], { env });
  return stdout;
}

/** Of somebody who is in no other test: nobody holds two mandates. */
function somePersonalNumber(): string {
  const digit = () => String(randomInt(10));
  const born = `19${randomInt(30, 80)}0${randomInt(1, 9)}1${digit()}`;
  const begins = born + digit() + digit() + digit();
  const ends = [...Array(10).keys()].map((last) => `${begins}${last}`);
  return ends.find((number) => toPersonalNumber(number) !== undefined) ?? "";
}

/** Paper is signed at most ninety days before it is recorded. */
const aMonthAgo = (): string => new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

export type MonthlyGiver = { name: string; email: string; shortReference: string };

/** Somebody who gives 200 kr each month: the form came by post, and the bank has taken the mandate. */
export async function someMonthlyGiver(): Promise<MonthlyGiver> {
  const giver = { name: "Gun Margareta Åkerström", email: `gun-${randomUUID()}@exempel.se` };
  const folder = await mkdtemp(join(tmpdir(), "hjarta-lunga-form-"));
  const form = join(folder, "form.json");
  const account = { clearing: "6000", number: "000012343" };
  const signed = { amount: 200, signedOn: aMonthAgo(), personalNumber: somePersonalNumber(), account };
  await writeFile(form, JSON.stringify({ ...giver, ...signed }));
  await staff("mandate", "record", form, "Anna Ek: came by post");
  await rm(folder, { recursive: true });
  return { ...giver, shortReference: await takenByBank(giver.email) };
}

/** The path and query of the link in a mailing to one giver. */
export async function linkTo(kind: "increase" | "extra", { shortReference }: MonthlyGiver): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hjarta-lunga-mailing-"));
  const file = join(folder, "links.csv");
  await staff("gift-links", kind, file, "Anna Ek: the letter of spring", shortReference);
  const csv = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  const link = /https?:\/\/\S+?(?=")/.exec(csv)?.[0] ?? "";
  return new URL(link).pathname + new URL(link).search;
}

/** Ends a giver's mandate, as staff do who were called. */
export const endMandate = ({ shortReference }: Pick<MonthlyGiver, "shortReference">) =>
  staff("mandate", "end", shortReference, "Anna Ek: the giver called");

/** What the link in the mail that confirms something to a giver leads to. */
export async function mailedLink({ email }: MonthlyGiver): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const link = new URL(/https?:\/\/\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return link.pathname + link.hash;
}
