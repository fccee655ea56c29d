import { sql } from "drizzle-orm";

/** By the database's clock: of several machines one may be wrong. */
export const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000})`;
export const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1_000})`;
