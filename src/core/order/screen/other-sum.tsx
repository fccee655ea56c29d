import React, { useEffect, useState } from "react";
import { orderPath, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { addToEntry } from "#src/lib/add-to-entry.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { orderText } from "../order-text.ts";

type Props = {
  kind: OrderKind;
  answer: Pick<PaymentAnswer, "orderReference" | "amount" | "paid">;
  own: { order: string | null; amount: number | undefined };
  phone: Phone;
};

/** Who gave less than they wanted gives again. Who has the wrong membership is to pay no second one: they call. */
const anotherOne: Partial<Record<OrderKind, TextKey>> = { regular_gift: "gift.order.another" };

/** Who chose another sum after the order was made hears which one is paid, before it is and after. */
export function OtherSum({ kind, answer: { orderReference, amount, paid }, own, phone }: Props) {
  const { say, language } = useTexts();
  const [chosen] = useState(() =>
    own.order === orderReference ? own.amount : chosenIn(history.state, orderReference),
  );
  const isOther = chosen !== undefined && chosen !== amount;
  useEffect(() => {
    if (isOther && paid) markChosen(orderReference, chosen);
  }, [isOther, paid, orderReference, chosen]);

  if (!isOther) return null;
  if (!paid) {
    const sums = { amount: formatAmount(amount, language), chosen: formatAmount(chosen, language) };
    return <p className="other-sum">{say("payment.otherSum", sums)}</p>;
  }
  const again = anotherOne[kind];
  const sums = { paid: formatAmount(amount, language), chosen: formatAmount(chosen, language) };
  return (
    <p className="other-sum">
      <PhoneText phone={phone} text={(shown) => say(orderText(kind, "paidOther"), { ...sums, phone: shown })} />
      {again !== undefined && (
        <>
          {" "}
          <SmartLink href={orderPath(kind, language)}>{say(again)}</SmartLink>
        </>
      )}
    </p>
  );
}

/* The draft of an order that is paid is forgotten: the entry of the history keeps the sum that was chosen last, for a reload. */

const markChosen = (order: string, amount: number): void => addToEntry({ lastChosen: { order, amount } });

function chosenIn(state: unknown, of: string): number | undefined {
  const chosen = (state as { lastChosen?: { order?: unknown; amount?: unknown } | null } | null)?.lastChosen;
  return chosen?.order === of && typeof chosen.amount === "number" ? chosen.amount : undefined;
}
