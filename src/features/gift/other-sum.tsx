import React, { useEffect, useState } from "react";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { amountOf } from "./chosen-amount.ts";
import type { GiftDraft } from "./gift-draft.ts";
import { chosenIn, markChosen } from "./last-chosen.ts";

type Props = { answer: Pick<PaymentAnswer, "orderReference" | "amount" | "paid">; draft: GiftDraft; phone: Phone };

/**
 * Who chose another sum after the order was made hears which one is paid, before it is and after. A draft of another gift
 * tells nothing of it.
 */
export function OtherSum({ answer: { orderReference, amount, paid }, draft, phone }: Props) {
  const { say } = useTexts();
  const [chosen] = useState(() =>
    draft.order === orderReference ? amountOf(draft) : chosenIn(history.state, orderReference),
  );
  const isOther = chosen !== undefined && chosen !== amount;
  useEffect(() => {
    if (isOther && paid) markChosen(orderReference, chosen);
  }, [isOther, paid, orderReference, chosen]);

  if (!isOther) return null;
  if (!paid) {
    const sums = { amount: formatAmount(amount), chosen: formatAmount(chosen) };
    return <p className="other-sum">{say("payment.otherSum", sums)}</p>;
  }
  const sums = { paid: formatAmount(amount), chosen: formatAmount(chosen) };
  return (
    <p className="other-sum">
      <PhoneText phone={phone} text={(shown) => say("thanks.otherSum", { ...sums, phone: shown })} />{" "}
      <SmartLink href={routes.gift.href()}>{say("thanks.another")}</SmartLink>
    </p>
  );
}
