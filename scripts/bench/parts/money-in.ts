import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import { sql } from "drizzle-orm";
import { SaxesParser } from "saxes";
import { openBankFolders } from "../../../services/api/src/ledger/bank-files/bank-folders.ts";
import { readFiles } from "../../../services/api/src/ledger/bank-files/read-files.ts";
import { withoutWorkers } from "../../../services/api/src/ledger/payments/deps.ts";
import { bankFileReaders as readers, orderHandlers as handlers } from "../../../services/api/src/modules.ts";
import { connect, type Database } from "../../../services/api/src/platform/database/connect.ts";
import { readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { peakHeld } from "../lib/held-memory.ts";
import { timed } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";

const count = 100_000;
const few = 10_000;
const inEntry = 1_000;
const mostMegabytesMore = 5;
/** Few are looked at as often as many, for as fair a peak. */
const itemsForAMs = 20;
const atOnce = 500;
const filled = ["orders", "payment", "payment_event", "money_in"];

const item = (number: number): string => {
  const words =
    number % 10 === 0
      ? `<Strd><CdtrRefInf><Ref>${withCheckDigit(String(number + 10 ** 8))}</Ref></CdtrRefInf></Strd>`
      : "<Ustrd>En gåva till forskningen</Ustrd>";
  return `<TxDtls><Refs><AcctSvcrRef>T${number}</AcctSvcrRef></Refs><Amt Ccy="SEK">250.00</Amt><RltdPties><Dbtr><Pty><Nm>Sara Lind</Nm></Pty></Dbtr></RltdPties><RmtInf>${words}</RmtInf></TxDtls>\n`;
};

const entry = (from: number): string => `<Ntry><Amt Ccy="SEK">${inEntry * 250}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>E${from}</AcctSvcrRef><NtryDtls>
${Array.from({ length: inEntry }, (_, index) => item(from + index)).join("")}</NtryDtls></Ntry>
`;

/** Nine of ten are gifts, one has a reference that is none of ours. */
const writeCamt = async (path: string, items: number): Promise<void> => {
  const file = createWriteStream(path);
  file.write(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn>
<Acct><Id><Othr><Id>9000000</Id></Othr></Id></Acct>
`);
  for (let from = 0; from < items; from += inEntry) if (!file.write(entry(from))) await once(file, "drain");
  file.end("</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>");
  await once(file, "finish");
};

/** Parses the file, and inserts for each item as many rows as ours has led to, into tables like ours. */
const bare = async (db: Database, path: string): Promise<number> => {
  for (const table of filled) {
    const [from, to, numbered] = [table, `bare_${table}`, `numbered_${table}`].map((name) => sql.identifier(name));
    await db.execute(sql`drop table if exists ${to}, ${numbered}`);
    await db.execute(sql`create table ${to} (like ${from} including all)`);
    await db.execute(
      sql`create table ${numbered} as select row_number() over () as place, ${from} as found from ${from}`,
    );
    await db.execute(sql`create unique index on ${numbered} (place)`);
    await db.execute(sql`analyze ${numbered}`);
  }
  const insert = async (from: number) => {
    for (const table of filled)
      await db.execute(
        sql`insert into ${sql.identifier(`bare_${table}`)} overriding system value
          select (found).* from ${sql.identifier(`numbered_${table}`)}
          where place > ${from} and place <= ${from + atOnce}`,
      );
  };
  const ms = await timed(async () => {
    const parser = new SaxesParser({ xmlns: true });
    let [found, inserted] = [0, 0];
    parser.on("closetag", ({ local }) => {
      if (local === "TxDtls") found += 1;
    });
    for await (const part of createReadStream(path, "utf8")) {
      parser.write(part as string);
      for (; found - inserted >= atOnce; inserted += atOnce) await insert(inserted);
    }
    parser.close();
    if (inserted !== count) throw new Failure(`${inserted} of ${count} items were parsed.`);
  });
  return ms / 1_000;
};

const measureMoneyIn = async (db: Database, url: string, folder: string): Promise<Figure[]> => {
  const environment = readEnvironment({ DATABASE_URL: url, BANK_FILES_FOLDER: join(folder, "camt-files") });
  const folders = await openBankFolders(environment.autogiro.folder);
  const log = { ...withoutWorkers.log, warn: () => undefined };
  const prepare = async (items: number) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`truncate money_in, bank_file, payment, orders, mail cascade`);
    });
    for (const name of await readdir(folders.read)) await rm(join(folders.read, name));
    await writeCamt(join(folders.fromBank, `${randomUUID()}.xml`), items);
    return async () => {
      await readFiles({ ...withoutWorkers, db, environment, folders, handlers, log, readers });
      const booked = await db.execute<{ items: number }>(sql`select count(*)::int as items from money_in`);
      if (booked.rows[0]?.items !== items) throw new Failure(`${booked.rows[0]?.items} of ${items} items are there.`);
    };
  };
  await step("A first file, for PostgreSQL's plans", async () => (await prepare(few))());
  const inMemory = async (items: number) => peakHeld(await prepare(items), items / itemsForAMs);
  const ofFew = await step(`Memory of ${few} items`, () => inMemory(few));
  const ofMany = await step(`Memory of ${count} items`, () => inMemory(count));
  const measured = await step(`${count} items`, async () => (await timed(await prepare(count))) / 1_000);
  const [name = ""] = await readdir(folders.read);
  const baseline = await step("As many parsed and inserted, bare", () => bare(db, join(folders.read, name)));
  return [
    {
      what: `${count.toLocaleString("en")} items of a camt file read and booked`,
      unit: "s",
      measured,
      baseline,
      bar: { timesBaseline: 3 },
    },
    {
      what: "Memory held by so many items more than by a tenth of them",
      unit: "MB",
      measured: ofMany - ofFew,
      bar: { atMost: mostMegabytesMore },
      notes: [`at most ${ofMany.toFixed(1)} MB at any time, of a tenth as many ${ofFew.toFixed(1)} MB`],
    },
  ];
};

export const moneyIn = async (context: BenchContext): Promise<Figure[]> => {
  const { databaseUrl } = await context.stack();
  const url = await ensureDatabase(databaseUrl("postgres"), "bench_money");
  await migrate(url);
  const { db, close } = connect({ url, poolSize: 2, onIdleError: () => undefined });
  try {
    return await measureMoneyIn(db, url, context.folder);
  } finally {
    await close();
  }
};
