import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newKey, readKeys } from "../../../scripts/backup/keys.ts";
import { makeBackup } from "../../../scripts/backup/make-backup.ts";
import { idsOf, nameIn } from "../../../scripts/backup/manifest.ts";
import { planRestore, restore, type Asked } from "../../../scripts/backup/restore.ts";
import { foldersIn, schemaOf } from "../../../scripts/backup/sources.ts";
import { openFolder, openStore, type Store } from "../../../scripts/backup/store.ts";
import { archiveSettings, shipWal } from "../../../scripts/backup/wal.ts";
import { createDatabase, openAdmin, readFrom } from "../../../scripts/lib/databases.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startPostgres } from "../../../scripts/lib/postgres.ts";
import { postgresIdentity } from "../../../scripts/lib/postgres-binaries.ts";
import { recordPaper } from "../../../services/api/src/kinds/monthly-gift/signing/paper.ts";
import { orderHandlers } from "../../../services/api/src/modules.ts";
import { recordOutcome } from "../../../services/api/src/ledger/payments/record-outcome.ts";
import { withoutWorkers } from "../../../services/api/src/ledger/payments/deps.ts";
import { payments } from "../../../services/api/src/platform/database/tables/payments.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { migrate as migrateContent } from "../../services/content/test-content.ts";
import { addCompanyGift, companyGift } from "../../services/api/kinds/company-gift/company-gift-samples.ts";
import { account, seeded } from "../../services/api/kinds/monthly-gift/mandate-samples.ts";
import { unpaidGift } from "../../services/api/ledger/receipts/paid-gifts.ts";
import { buildTestApi, fillApiDatabase, type TestApi } from "../../services/api/test-api.ts";
import { openS3Standin } from "./s3-standin.ts";
import { removeFolders, temporaryFolder } from "./temporary-folder.ts";

const password = "test";
removeFolders();
const run = async (folder: string, walFolder?: string) => {
  // What is only read from afterwards need not outlive the machine.
  const isSource = walFolder !== undefined;
  const options = { folder, port: await freePort(), password, logFile: `${folder}.log`, durable: isSource };
  return startPostgres({ ...options, settings: isSource ? archiveSettings(walFolder) : [] });
};
type Server = Awaited<ReturnType<typeof run>>;

const folder = temporaryFolder();
const dataDir = join(folder, "data");
const walFolder = join(folder, "wal");
const { pictures = "", "bank-files": bankFiles = "" } = foldersIn(dataDir, {});
const keys = readKeys({ BACKUP_KEY: newKey() });
const place = { store: openFolder(join(folder, "store")), keys };

let server: Server;
let api: TestApi;
const urls = (from: Server) => ({ charity: from.url("charity"), content: from.url("content") });
const sources = () => ({ databases: urls(server), folders: { pictures, "bank-files": bankFiles }, walFolder });

/** What editors write, with its versions. */
const writeContent = async (url: string) => {
  await using admin = await openAdmin(url);
  await admin.query("insert into translations (key, sv, en) values ('a.b', 'Hej', 'Hello')");
  await admin.query(
    "insert into pages (title, address, blocks) values ('Nyhet', '/nyhet/', '[{\"blockType\": \"text\"}]')",
  );
  await admin.query("insert into _pages_v (version_title, parent_id) select title, id from pages");
  await admin.query("insert into media (alt, filename) values ('Anna', 'anna.jpg')");
};

beforeAll(async () => {
  mkdirSync(walFolder, { recursive: true });
  const identity = postgresIdentity();
  if (identity) chownSync(walFolder, identity.uid, identity.gid);
  mkdirSync(dataDir);
  server = await run(join(dataDir, "postgres"), walFolder);
  await fillApiDatabase(await createDatabase(server.url("postgres"), "charity"));
  await migrateContent(await createDatabase(server.url("postgres"), "content"));
  await writeContent(urls(server).content);
  api = await buildTestApi(urls(server).charity);
  mkdirSync(join(pictures, "small"), { recursive: true });
  writeFileSync(join(pictures, "anna.jpg"), Buffer.from(Array.from({ length: 70_000 }, (_one, at) => at % 251)));
  writeFileSync(join(pictures, "small", "åke på ön.webp"), "small");
  for (const folder of ["documents", "artworks"]) {
    mkdirSync(join(pictures, folder));
    writeFileSync(join(pictures, folder, "an-editors.file"), folder);
  }
  mkdirSync(join(bankFiles, "to-bank"), { recursive: true });
  writeFileSync(join(bankFiles, "to-bank", "AG-1.txt"), "01AUTOGIRO");
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

const paid = (amountOre: number) =>
  ({
    state: "paid",
    reason: null,
    code: "PAID",
    amountOre,
    currency: "SEK",
    settlementReference: crypto.randomUUID(),
  }) as const;

/** Gifts by the real calls, of which the money came by the code that books all money. */
const give = async (email: string) => {
  const order = await unpaidGift(api, { donor: { kind: "person", firstName: "Anna", lastName: "Ek", email } });
  const id = crypto.randomUUID();
  const { amountOre } = order;
  const facts = { idempotencyKey: id, bodyHash: "hash", providerReference: id, expiresAt: new Date(), amountOre };
  await api.db.insert(payments).values({ id, orderId: order.id, method: "swishDirect", state: "waiting", ...facts });
  await recordOutcome({ ...withoutWorkers, db: api.db, handlers: orderHandlers }, id, paid(amountOre), "callback");
};

const giveAll = async () => {
  for (const name of ["anna", "bo", "cilla"]) await give(`${name}@exempel.se`);
  const { orderReference } = (await addCompanyGift(api, companyGift())).json<{ orderReference: string }>();
  const body = { paymentType: "Invoice", orderReference, idempotencyKey: crypto.randomUUID() };
  const billed = await api.app.inject({ method: "POST", url: paymentCalls.create.path, payload: body });
  expect(billed.statusCode).toBe(200);
  const form = JSON.stringify({ name: "Bo Ek", personalNumber: "193805179177", account, amount: 150 });
  await recordPaper(
    { db: api.db, published: seeded, secrets: api.environment },
    { form, note: "Anna Ek: kom med posten" },
  );
};

/** Each row of each table, of all databases. What the job library notes of itself changes by the second. */
const ledgers = async (from: Server): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [database, url] of Object.entries(urls(from))) {
    const read = readFrom(url);
    const tables = await read<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'jobs') and table_name <> 'rate_limit'`,
    );
    for (const { name } of tables) {
      const rows = await read<{ row: string }>(`select t::text as row from ${name} as t order by 1`);
      found[`${database} ${name}`] = rows.map(({ row }) => row);
    }
  }
  return found;
};

/** When nobody works on what was given any more: mail is sent and payments are asked about by themselves. */
const quietLedgers = async () => {
  await api.close();
  return ledgers(server);
};

const filesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(path.length), readFileSync(file).toString("hex")]),
  );

const restored = async (from: typeof place, asked: Asked = {}) => {
  const empty = temporaryFolder();
  await restore(from, empty, await planRestore(from, empty, asked, {}), false);
  const started = await run(join(empty, "postgres"));
  return { empty, started };
};

/** That which the ledger has last, in the order of its words. */
const loseRow = async (from: Server) => {
  await using admin = await openAdmin(urls(from).charity);
  await admin.query("set session_replication_role = replica");
  const { rowCount } = await admin.query(
    "delete from payment_event where entry = (select entry from payment_event as t order by t::text desc limit 1)",
  );
  expect(rowCount).toBe(1);
};

test("gifts that were backed up are there again, row for row, in an empty place; so are pictures and the bank's folder", async () => {
  await giveAll();
  const before = await quietLedgers();
  for (const table of ["orders", "payment", "payment_event", "mail", "invoice", "mandate", "mandate_event"])
    expect(before[`charity public.${table}`]?.length, table).toBeGreaterThan(0);
  for (const table of ["translations", "pages", "_pages_v", "media"])
    expect(before[`content public.${table}`]?.length, table).toBeGreaterThan(0);
  const made = await makeBackup(place, sources());
  expect(Object.keys(made.things)).toEqual(["postgres", "postgres.files", "pictures", "bank-files"]);
  const { empty, started } = await restored(place);
  try {
    expect(await ledgers(started)).toEqual(before);
    // The comparison sees one row less.
    await loseRow(started);
    const table = "charity public.payment_event";
    expect(await ledgers(started)).toEqual({ ...before, [table]: before[table]?.slice(0, -1) });
    const folders = foldersIn(empty, {});
    expect(filesIn(folders.pictures ?? "")).toEqual(filesIn(pictures));
    const { "/RESTORED.txt": hold, ...files } = filesIn(folders["bank-files"] ?? "");
    expect(files).toEqual(filesIn(bankFiles));
    expect(hold).toBeDefined();
    // It goes on where it was: numbers that were given out come no second time.
    const again = await buildTestApi(urls(started).charity);
    expect((await again.app.inject({ method: "GET", url: "/ready" })).statusCode).toBe(200);
    await again.close();
  } finally {
    await started.stop();
  }
});

test("a gift that was made after the backup is not in it, and is with the log of PostgreSQL, to the moment that is asked for", async () => {
  const { store } = place;
  await makeBackup(place, sources());
  api = await buildTestApi(urls(server).charity);
  await give("dag@exempel.se");
  await api.close();
  const [moment] = await readFrom(urls(server).charity)<{ at: Date }>("select now() + interval '5 ms' as at");
  const before = await ledgers(server);
  api = await buildTestApi(urls(server).charity);
  await give("eva@exempel.se");
  await using admin = await openAdmin(server.url("postgres"));
  const { rows } = await admin.query<{ last: string }>("select pg_walfile_name(pg_switch_wal()) as last");
  await expect.poll(() => existsSync(join(walFolder, rows[0]?.last ?? ""))).toBe(true);
  const { rows: ids } = await admin.query<{ id: string }>(
    "select system_identifier::text as id from pg_control_system()",
  );
  expect(await shipWal(place, ids[0]?.id ?? "", walFolder)).toBeGreaterThan(0);
  expect((await store.list("wal/")).length).toBeGreaterThan(0);
  const { started } = await restored(place, { at: moment?.at });
  try {
    expect(await ledgers(started)).toEqual(before);
  } finally {
    await started.stop();
  }
});

test("what is cut off in the middle is never a backup, wherever it was", async () => {
  const store = openFolder(join(temporaryFolder(), "store"));
  const all: string[] = [];
  await makeBackup(
    { keys, store: { ...store, put: (name, bytes) => (all.push(name), store.put(name, bytes)) } },
    { ...sources(), walFolder: undefined },
  );
  // The first part of each thing, the second of the first, and the manifest.
  const cuts = all.flatMap((name, at) => (at === 1 || dirname(name) !== dirname(all[at - 1] ?? "") ? [at] : []));
  for (const cut of cuts) {
    const away = openFolder(join(temporaryFolder(), "store"));
    let puts = 0;
    const put: Store["put"] = (name, bytes) => {
      if (puts === cut) return Promise.reject(new Error("the store is away"));
      puts += 1;
      return away.put(name, bytes);
    };
    const broken = { keys, store: { ...away, put } };
    await expect(makeBackup(broken, { ...sources(), walFolder: undefined })).rejects.toThrow("the store is away");
    expect(await idsOf(broken)).toEqual([]);
    await expect(planRestore(broken, join(folder, "nowhere"), {}, {})).rejects.toThrow("There is no backup");
  }
});

test("what the store has changed is found before it is called a backup, and nothing is put in place of it", async () => {
  const s3 = await openS3Standin();
  const from = { keys, store: openStore(s3.env) };
  const made = await makeBackup(from, { ...sources(), walFolder: undefined });
  const name = `charity/${nameIn(made.id, "postgres/000001")}`;
  const part = s3.objects.get(name) ?? Buffer.of();
  part.writeUInt8(part.readUInt8(70_000) ^ 4, 70_000);
  const empty = temporaryFolder();
  await expect(restore(from, empty, await planRestore(from, empty, {}, {}), false)).rejects.toThrow("is damaged");
  expect(readdirSync(empty).filter((one) => one !== "log")).toEqual([]);
  const forgetful = {
    ...from.store,
    put: (at: string, bytes: Buffer) =>
      from.store.put(at, at.endsWith("postgres/000001") ? bytes.subarray(0, -1) : bytes),
  };
  await expect(makeBackup({ keys, store: forgetful }, { ...sources(), walFolder: undefined })).rejects.toThrow(
    "is damaged",
  );
  expect(await idsOf(from)).toEqual([made.id]);
  s3.close();
});

test("nothing is restored where something is, unless told, and then what was there lies beside", async () => {
  const taken = temporaryFolder();
  mkdirSync(join(taken, "media"));
  writeFileSync(join(taken, "media", "mine.jpg"), "mine");
  const plan = await planRestore(place, taken, {}, {});
  await expect(restore(place, taken, plan, false)).rejects.toThrow(
    `Nothing was changed: there is something in ${join(taken, "media")}`,
  );
  await restore(place, taken, plan, true);
  const [beside = ""] = readdirSync(taken).filter((name) => name.startsWith("media.before-"));
  expect(readFileSync(join(taken, beside, "mine.jpg"), "utf8")).toBe("mine");
  expect(existsSync(join(taken, "media", "anna.jpg"))).toBe(true);
});

test("a backup of an older version is migrated by this one, and one of a newer is refused", async () => {
  const old = temporaryFolder();
  cpSync("services/api/migrations", join(old, "migrations"), { recursive: true });
  const journal = join(old, "migrations", "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { when: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  const older = await run(join(old, "postgres"));
  await createDatabase(older.url("postgres"), "content");
  const charity = await createDatabase(older.url("postgres"), "charity");
  await using client = await openAdmin(charity);
  await runMigrations(drizzle(client), { migrationsFolder: join(old, "migrations") });
  const from = { keys, store: openFolder(join(old, "store")) };
  const made = await makeBackup(from, { databases: urls(older), folders: {}, walFolder: undefined });
  await client.end();
  await older.stop();
  const newest = String(entries.at(-1)?.when);
  expect(made.schemas.charity).not.toContain(newest);
  const { started } = await restored(from);
  await migrate(urls(started).charity);
  expect(await schemaOf(urls(started).charity)).toContain(newest);
  await started.stop();
  const known = { charity: entries.slice(0, 3).map(({ when }) => String(when)) };
  await expect(planRestore(from, join(old, "new"), {}, known)).rejects.toThrow("made by a newer version");
  rmSync(join(old, "postgres"), { recursive: true, force: true });
});
