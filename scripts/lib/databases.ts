import pg from "pg";

/** The listener keeps the process alive when the server goes away. */
export const openAdmin = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

export const inDatabase = (url: string, name: string): string => {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
};

const withAdmin = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = await openAdmin(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export type Read = <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => Promise<Row[]>;

export const readFrom =
  (url: string): Read =>
  async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(query, values)).rows;
    } finally {
      await client.end();
    }
  };

/** `adminUrl` leads to any database of the server. A copy of a template takes 75 ms. */
export const createDatabase = (adminUrl: string, name: string, template = "template0"): Promise<string> =>
  withAdmin(adminUrl, async (client) => {
    const names = [name, template].map((identifier) => client.escapeIdentifier(identifier));
    await client.query(`create database ${names.join(" template ")}`);
    return inDatabase(adminUrl, name);
  });

export const databaseExists = (adminUrl: string, name: string): Promise<boolean> =>
  withAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    return rowCount === 1;
  });

export const ensureDatabase = async (adminUrl: string, name: string): Promise<string> =>
  (await databaseExists(adminUrl, name)) ? inDatabase(adminUrl, name) : createDatabase(adminUrl, name);

export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  withAdmin(adminUrl, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
