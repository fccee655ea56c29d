import { LRUCache } from "lru-cache";
import { methodOf, type PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";

const mostKept = 500;

export const createQrCache = (deps: Pick<PaymentDeps, "providers">) => {
  const drawn = new LRUCache<string, string>({ max: mostKept });
  return async (payment: PaymentRow | undefined): Promise<string | null> => {
    if (payment?.state !== "waiting" || payment.swishToken === null) return null;
    const { drawCode } = methodOf(deps, payment.method);
    const code = drawn.get(payment.id) ?? (await drawCode?.(payment.swishToken)) ?? null;
    if (code !== null) drawn.set(payment.id, code);
    return code;
  };
};
