import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { orderText } from "#src/core/order/order-text.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";

type Props = { kind: OrderKind; answer: Pick<PaymentAnswer, "replaced" | "givenBack"> };

/** Money that came although the order was paid, or another had its place: it goes back to who paid it. */
export function GivenBack({ kind, answer: { replaced, givenBack } }: Props) {
  const { say, language } = useTexts();
  if (givenBack === null) return null;
  const { amount, done } = givenBack;
  const end = done ? "Done" : "";
  const words = replaced ? orderText(kind, `givenBack.replaced${end}`) : (`payment.givenBack.surplus${end}` as const);
  return say(words, { amount: formatAmount(amount, language) });
}
