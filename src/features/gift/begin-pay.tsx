import React, { useRef } from "react";
import { orderPath } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { kind } from "./gift.ts";

type Props = {
  amount: number | undefined;
  isMonthly: boolean;
  byCard: boolean;
  isReady: boolean;
  isBusy: boolean;
  onPay: (method: PaymentMethod) => void;
  onMonthly: () => void;
};

/** Before there is a code: one press away from it. */
export function BeginPay({ amount, isMonthly, byCard, isReady, isBusy, onPay, onMonthly }: Props) {
  const { say, language } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useSubmitBeforeHydration(form, isReady);
  const sum = amount === undefined ? null : formatAmount(amount, language);
  const swish = sum === null ? say("gift.one.swishAnything") : say("gift.one.swish", { amount: sum });
  const monthly = sum === null ? say("gift.one.monthlyAnything") : say("gift.one.monthly", { amount: sum });
  return (
    <form
      ref={form}
      className="pay-row"
      action={orderPath(kind, language)}
      noValidate
      {...unhydratedForm}
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = event.nativeEvent.submitter?.getAttribute("value");
        if (isMonthly) onMonthly();
        else if (pressed === "kort") onPay("card");
        else onPay(byCard && pressed == null ? "card" : "swishDirect");
      }}
    >
      <button
        className={byCard ? "btn btn--line" : "btn btn--big"}
        type="submit"
        value="swish"
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? say("payment.starting") : isMonthly ? monthly : swish}
      </button>
      {!isMonthly && (
        <button
          className={byCard ? "btn btn--big" : "btn btn--line"}
          type="submit"
          name={queryKeys.payWith}
          value="kort"
          aria-disabled={isBusy || undefined}
        >
          {say("payment.instead.card")}
        </button>
      )}
      {!isMonthly && (
        <button className="plain" type="button" onClick={() => onPay("swishNumber")}>
          {say("payment.method.swishNumber")}
        </button>
      )}
    </form>
  );
}
