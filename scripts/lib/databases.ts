import pg from "pg";

/** Ends with its block. The listener keeps the process alive when the server goes away. */
export const openAdmin = async (url: string, connectionTimeoutMillis = 5_000) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on("error", () => undefined);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
};

export const inDatabase = (url: string, name: string): string => {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
};

export type Read = <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => Promise<Row[]>;

export const readFrom =
  (url: string): Read =>
  async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => {
    await using client = await openAdmin(url, 0);
    return (await client.query<Row>(query, values)).rows;
  };

export const createDatabase = async (adminUrl: string, name: string, template = "template0"): Promise<string> => {
  await using client = await openAdmin(adminUrl);
  const names = [name, template].map((identifier) => client.escapeIdentifier(identifier));
  await client.query(`create database ${names.join(" template ")}`);
  return inDatabase(adminUrl, name);
};

export const databaseExists = async (adminUrl: string, name: string): Promise<boolean> =>
  (await readFrom(adminUrl)("select 1 from pg_database where datname = $1", [name])).length === 1;

export const ensureDatabase = async (adminUrl: string, name: string): Promise<string> =>
  (await databaseExists(adminUrl, name)) ? inDatabase(adminUrl, name) : createDatabase(adminUrl, name);

export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  await using client = await openAdmin(adminUrl);
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
};
