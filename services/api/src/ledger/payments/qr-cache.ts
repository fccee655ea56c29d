import { methodOf } from "./deps.ts";
import type { PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";

const kept = 500;

export const createQrCache = (deps: Pick<PaymentDeps, "providers">) => {
  const drawn = new Map<string, string>();
  return async (payment: PaymentRow | undefined): Promise<string | null> => {
    if (payment?.state !== "waiting" || payment.swishToken === null) return null;
    const { drawCode } = methodOf(deps, payment.method);
    const before = drawn.get(payment.id);
    if (before !== undefined) return before;
    const code = await drawCode?.(payment.swishToken);
    if (code == null) return null;
    const [oldest] = drawn.keys();
    if (drawn.size >= kept && oldest !== undefined) drawn.delete(oldest);
    drawn.set(payment.id, code);
    return code;
  };
};
