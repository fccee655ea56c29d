import type { Transaction } from "./connect.ts";
import { swedishTime } from "./swedish-time.ts";

/** "2026-11-22" in Sweden, by the database's clock. */
export const today = async (tx: Transaction): Promise<string> => (await swedishTime(tx)).day;
