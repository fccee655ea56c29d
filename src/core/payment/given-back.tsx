import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";

type Props = { answer: Pick<PaymentAnswer, "replaced" | "givenBack"> };

/** Money that came although the order was paid, or another had its place: it goes back to who paid it. */
export function GivenBack({ answer: { replaced, givenBack } }: Props) {
  const { say } = useTexts();
  if (givenBack === null) return null;
  const { amount, done } = givenBack;
  return say(`payment.givenBack.${replaced ? "replaced" : "surplus"}${done ? "Done" : ""}`, {
    amount: formatAmount(amount),
  });
}
