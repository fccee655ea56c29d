import { createHmac, timingSafeEqual } from "node:crypto";
import type { BankIdOrder } from "./orders.ts";

/** A code that was photographed and passed on is refused: it is another each second. */
const toleranceSeconds = 5;

export type Scanned = { token: string; second: number; code: string };

export const readQr = (written: string): Scanned | undefined => {
  const [, token, second, code] = /^bankid\.([\da-f-]{36})\.(\d{1,6})\.([\da-f]{64})$/.exec(written.trim()) ?? [];
  if (token === undefined || second === undefined || code === undefined) return undefined;
  return { token, second: Number(second), code };
};

/** Whether the code was made with the order's secret, for about now. */
export const isGenuine = ({ second, code }: Scanned, order: BankIdOrder, now = Date.now()): boolean => {
  const made = createHmac("sha256", order.qrStartSecret).update(String(second)).digest();
  const isNow = Math.abs((now - order.createdAt) / 1_000 - second) <= toleranceSeconds;
  return isNow && timingSafeEqual(made, Buffer.from(code, "hex"));
};
