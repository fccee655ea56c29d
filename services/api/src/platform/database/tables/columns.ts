import { getTableColumns, sql } from "drizzle-orm";
import { customType, jsonb, PgArray, text, timestamp, type PgColumn, type PgTable } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const todayInSweden = sql`(now() at time zone 'Europe/Stockholm')::date`;

/* Whoever adds a column says what it is: there is no text that is neither. Words of our own tell of nobody. */
export const plainText = text;
export const plainBytes = bytes;
export const plainJson = jsonb;

const tellsOfSomebody = Symbol("tells of somebody");

const personal = <Make extends (...given: never[]) => object>(make: Make): Make =>
  ((...given: Parameters<Make>) => {
    const builder = make(...given) as { config: object };
    Object.assign(builder.config, { [tellsOfSomebody]: true });
    return builder;
  }) as unknown as Make;

export const personalText = personal(text);
export const personalBytes = personal(bytes);
export const personalJson = personal(jsonb);

const isPersonal = (column: PgColumn): boolean =>
  column instanceof PgArray
    ? isPersonal(column.baseColumn)
    : tellsOfSomebody in (column as unknown as { config: object }).config;

export const personalColumns = (table: PgTable): [name: string, column: PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([, column]) => isPersonal(column));

export const withoutPerson = (table: PgTable): Record<string, "" | null> =>
  Object.fromEntries(personalColumns(table).map(([name, { notNull }]) => [name, notNull ? "" : null]));

type ColumnName<Table extends PgTable> = keyof Table["_"]["columns"] & keyof Table;

/** To select: `pickColumns(orders, "id", "kind")` is `{ id: orders.id, kind: orders.kind }`. */
export const pickColumns = <Table extends PgTable, Name extends ColumnName<Table>>(table: Table, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
