import { join } from "node:path";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { connect } from "../services/api/src/platform/database/connect.ts";
import { migrate } from "../services/api/src/platform/migration/migrate.ts";
import { readEnvironment } from "../services/api/src/platform/environment/environment.ts";
import { openBank } from "./kill-test/bank-files/bank.ts";
import { compareWithBank } from "./kill-test/bank-files/compare.ts";
import { addInvoices, openMoney } from "./kill-test/bank-files/money.ts";
import { killRounds } from "./kill-test/bank-files/rounds.ts";
import { judge } from "./kill-test/judge.ts";
import { ensureDatabase } from "./lib/databases.ts";
import { addManyMandates, type NewMandate } from "./lib/many-mandates.ts";
import { freePort } from "./lib/ports.ts";
import { startPostgres } from "./lib/postgres.ts";
import { say } from "./lib/progress.ts";

/** The middle of the next month: what the bank takes today is not drawn before, by the database's clock. */
const monthFrom = (day: string): string => daysAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7);
const first = `${monthFrom(new Date().toISOString())}-14`;
const firstOfNew = `${monthFrom(first)}-14`;
const each = 40;
const days = [25, 27, 28] as const;
const amounts = [5_000, 10_000, 20_000, 33_300, 100_000];

const someMandates = (from: number): NewMandate[] =>
  Array.from({ length: each }, (_, index) => ({
    payer: String(from + index).padStart(16, "0"),
    amountOre: amounts[index % amounts.length] ?? 0,
    drawDay: days[index % days.length] ?? 28,
  }));

/** `npm run kill-test-bank -- 200` */
const agreement =
  "Each mandate was drawn each month once, by what held when the bank was told and never in a pause or after its end, each answer took effect once, and each item that came was booked once.";
await judge("hjarta-lunga-bank-", agreement, async (folder) => {
  const rounds = Number(process.argv[2] ?? 200);
  await using postgres = await startPostgres({
    folder: join(folder, "postgres"),
    port: await freePort(),
    password: "kill-test",
    durable: true,
    logFile: join(folder, "postgres.log"),
  });
  const url = await ensureDatabase(postgres.url("postgres"), "charity");
  await migrate(url);
  const { db, close } = connect({ url, poolSize: 1, onIdleError: () => undefined });
  const { personalNumberKeys, autogiro } = readEnvironment({});
  const [active, signed] = [someMandates(1), someMandates(1_000_001)];
  await addManyMandates(db, personalNumberKeys, { mandates: active, firstDrawOn: first, state: "active" });
  await addManyMandates(db, personalNumberKeys, { mandates: signed, firstDrawOn: firstOfNew, state: "signed" });
  const made = [
    ...active.map((one, index) => ({ ...one, firstDrawOn: first, isNew: false, holder: `active${index + 1}` })),
    ...signed.map((one, index) => ({ ...one, firstDrawOn: firstOfNew, isNew: true, holder: `signed${index + 1}` })),
  ];
  const invoices = await addInvoices(db, rounds * 4);
  await close();
  const files = join(folder, "bank-files");
  const bank = openBank(files);
  const money = openMoney(files, invoices);
  const { last, promises } = await killRounds({
    rounds,
    first,
    bank,
    env: { DATABASE_URL: url, BANK_FILES_FOLDER: files },
    holders: made.map(({ holder }) => holder),
    told: (round) => {
      money.tell();
      if (round % 20 === 0) say(`  ${round} of ${rounds}: ${bank.files.size} files`);
    },
  });
  const { leadBankingDays } = autogiro;
  const promised = made.map((one) => ({ ...one, promises: promises.get(one.holder) ?? [] }));
  const changes = Object.groupBy([...promises.values()].flat(), ({ what }) => what);
  const changed = Object.fromEntries(Object.entries(changes).map(([what, all]) => [`${what} changed`, all.length]));
  const { faults, ...counts } = await compareWithBank(url, bank, promised, { last, leadBankingDays });
  const came = { items: money.told.length, invoices: money.paid.length };
  const all = [...faults, ...(await money.compare(url))];
  return { what: `${rounds} rounds until ${last}`, counts: { ...counts, ...came, ...changed }, faults: all };
});
