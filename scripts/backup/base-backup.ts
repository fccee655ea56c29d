import { PassThrough, type Readable } from "node:stream";
import pg from "pg";
import { Failure } from "../lib/failure.ts";

export type BaseBackup = {
  /** A tar of the whole cluster, all its databases at one moment, with the log that makes it consistent. */
  archive: Readable;
  /** PostgreSQL's own list of each file and its SHA-256. Known when the archive has ended. */
  ended: Promise<{ manifest: Buffer; startSegment: string }>;
};

type Message = { fields?: (string | null)[]; chunk?: Buffer };

const command = `BASE_BACKUP (LABEL 'hjarta-lunga', CHECKPOINT 'fast', WAL, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`;
const segmentBytes = 16n * 1024n * 1024n;
const segmentsOfFile = 0x1_0000_0000n / segmentBytes;

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, "0");

/** "0/3000028" of time line 1 is in 000000010000000000000003. */
const segmentOf = (position: string, timeline: string): string => {
  const [high = "0", low = "0"] = position.split("/");
  const segment = ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)) / segmentBytes;
  return `${hex(BigInt(timeline))}${hex(segment / segmentsOfFile)}${hex(segment % segmentsOfFile)}`;
};

/** What PostgreSQL sends in answer: https://www.postgresql.org/docs/18/protocol-replication.html */
const startBackup = (client: pg.Client, connection: { stream: Readable }): BaseBackup => {
  const archive = new PassThrough();
  const manifest: Buffer[] = [];
  let archives = 0;
  let isManifest = false;
  let startSegment = "";
  const { promise: ended, resolve, reject } = Promise.withResolvers<Awaited<BaseBackup["ended"]>>();
  ended.catch(() => undefined);

  const fail = (error: Error) => {
    archive.destroy(error);
    reject(error);
  };
  const takeBytes = (bytes: Buffer) => {
    // The parser uses its buffer again.
    const copy = Buffer.from(bytes);
    if (isManifest) manifest.push(copy);
    else if (!archive.write(copy)) {
      connection.stream.pause();
      archive.once("drain", () => connection.stream.resume());
    }
  };
  const take: Record<string, (bytes: Buffer) => void> = {
    n: () => {
      archives += 1;
      if (archives > 1) fail(new Failure("The database has tablespaces of its own: back it up with pgBackRest."));
    },
    m: () => (isManifest = true),
    d: takeBytes,
  };
  const query = {
    submit: (sender: { query: (text: string) => void }) => sender.query(command),
    handleRowDescription: () => undefined,
    handleDataRow: ({ fields }: Message) => {
      const [position, timeline] = fields ?? [];
      if (startSegment === "" && position != null && timeline != null) startSegment = segmentOf(position, timeline);
    },
    handleCopyData: ({ chunk = Buffer.of() }: Message) => take[String.fromCharCode(chunk[0] ?? 0)]?.(chunk.subarray(1)),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => {
      archive.end();
      resolve({ manifest: Buffer.concat(manifest), startSegment });
    },
    handleError: fail,
  };
  client.on("error", fail);
  client.on("end", () => fail(new Failure("The connection to PostgreSQL ended in the middle of the backup.")));
  client.query(query as unknown as pg.Submittable);
  return { archive, ended };
};

export const withBaseBackup = async <Result>(
  url: string,
  work: (backup: BaseBackup) => Promise<Result>,
): Promise<Result> => {
  const options = { connectionString: url, replication: "true", connectionTimeoutMillis: 5_000 };
  const client = new pg.Client(options);
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `PostgreSQL gives no base backup: ${why}. The user of DATABASE_URL needs the right REPLICATION, and pg_hba.conf a line for it. Where a host of databases gives neither, use its own backups.`,
    );
  }
  try {
    return await work(startBackup(client, (client as unknown as { connection: { stream: Readable } }).connection));
  } finally {
    await client.end();
  }
};
