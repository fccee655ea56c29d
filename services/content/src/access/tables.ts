import { integer, pgTable, text, timestamp } from "@payloadcms/db-postgres/drizzle/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Tables of our own. Payload writes a user as a whole, so what must change by itself (a count, a code that is used up)
 * would be written back by a login at the same moment.
 */
export const peopleTables = {
  login_attempts: pgTable("login_attempts", {
    /** A keyed hash: it must not show who tried to log in from where. */
    client: text().primaryKey(),
    failures: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  }),
  /** What Payload's own sessions lack. */
  session_devices: pgTable("session_devices", {
    session: text().primaryKey(),
    userId: integer("user_id").notNull(),
    device: text().notNull(),
    seenAt: moment("seen_at").notNull(),
  }),
  password_links: pgTable("password_links", {
    /** A keyed hash: who reads the database cannot use the link. */
    link: text().primaryKey(),
    userId: integer("user_id").notNull(),
    endsAt: moment("ends_at").notNull(),
  }),
  second_factors: pgTable("second_factors", {
    userId: integer("user_id").primaryKey(),
    /** Encrypted. */
    secret: text().notNull(),
    /** Empty until a first code has shown that the telephone has it. */
    confirmedAt: moment("confirmed_at"),
    /** The newest half minute whose code was used: no code counts twice. */
    lastStep: integer("last_step").notNull(),
  }),
  recovery_codes: pgTable("recovery_codes", {
    code: text().primaryKey(),
    userId: integer("user_id").notNull(),
  }),
};
