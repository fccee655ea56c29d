import { sql } from "drizzle-orm";
import { connect } from "../../../../../services/api/src/platform/database/connect.ts";

/** A function that is found before PostgreSQL's own: what our statements call now is what a test says. */
export const shiftedClock = async (databaseUrl: string) => {
  const { db, close } = connect({ url: databaseUrl, poolSize: 1, onIdleError: () => undefined });
  await db.execute(sql`create schema clock`);
  await db.execute(sql`create table clock.shift as select interval '0' as by`);
  await db.execute(sql`create function clock.now() returns timestamptz stable language sql
    as 'select pg_catalog.now() + by from clock.shift'`);
  const turnTo = (moment: ReturnType<typeof sql>) =>
    db.execute(sql`update clock.shift set by = ${moment} - pg_catalog.now()`);
  return {
    url: `${databaseUrl}?options=${encodeURIComponent("-c search_path=clock,public,pg_catalog")}`,
    /** The database's clock goes on from this moment. */
    turnTo,
    says: (moment: string) => turnTo(sql`${moment}::timestamptz`),
    isRight: () => turnTo(sql`pg_catalog.now()`),
    close,
  };
};
