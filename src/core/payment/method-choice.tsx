import React, { useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { invoiceMethods, isInvoiced, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { toMobile } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { CheckedField } from "#src/ui/checked-field.tsx";
import { from } from "#src/ui/media.ts";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { Refusal, Try } from "./use-payment.ts";

type Props = {
  kind: OrderKind;
  amount: number;
  first: PaymentMethod;
  isChosen?: boolean;
  mobile: string;
  isBusy: boolean;
  refusal: Refusal | null;
  onPay: (one: Try) => void;
};

const mobileId = "payment-mobile";

export function MethodChoice({ kind, amount, first, isChosen = false, mobile: known, isBusy, refusal, onPay }: Props) {
  const { say, language } = useTexts();
  const [method, setMethod] = useState(first);
  const isByNumber = method === "swishNumber";
  const [asks, setAsks] = useState(!isChosen);
  // Swish reaches Swedish mobiles alone: another number to be reached at would only be in the way here.
  const [mobile, setMobile] = useState(toMobile(known) === undefined ? "" : known);
  const [tried, setTried] = useState<string | null>(null);
  const isWrong = tried !== null && (toMobile(mobile) === undefined || (refusal === "mobile" && tried === mobile));

  function pay(event: SyntheticEvent) {
    event.preventDefault();
    if (method !== "swishNumber") {
      onPay({ method });
      return;
    }
    setTried(mobile);
    if (toMobile(mobile) === undefined) document.getElementById(mobileId)?.focus();
    else onPay({ method, mobile: mobile.trim() });
  }

  return (
    <Form onSubmit={pay} noValidate>
      {asks ? (
        <RadioOptions
          legend={say("payment.choose.how")}
          name="method"
          options={listedMethods(kind).map((value) => ({
            value,
            label: say(value === "invoice" ? "payment.invoice.any" : `payment.method.${value}`),
          }))}
          chosen={isInvoiced(method) ? "invoice" : method}
          onChoose={setMethod}
        />
      ) : (
        <p>
          <b>{say(`payment.method.${method}`)}</b>{" "}
          <button className="plain" type="button" onClick={() => setAsks(true)}>
            {say("payment.otherWay")}
          </button>
        </p>
      )}
      <div className="pay">
        {asks && isInvoiced(method) && (
          <RadioOptions
            legend={say("payment.invoice.how")}
            name="invoice"
            options={invoiceMethods.map((value) => ({ value, label: say(`payment.invoice.how.${value}`) }))}
            chosen={method === "pdfInvoice" ? method : "invoice"}
            onChoose={setMethod}
          />
        )}
        {isByNumber && (
          <CheckedField
            id={mobileId}
            name="mobile"
            label={say("payment.mobile")}
            hint={say("payment.mobileHint")}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            short
            withRoom
            error={isWrong ? say(mobile.trim() === "" ? "payment.mobileMissing" : "payment.mobileWrong") : undefined}
            value={mobile}
            onChange={setMobile}
          />
        )}
        {/* Another button where it stands elsewhere: none moves away from whoever looks at it. */}
        <button key={String(isByNumber)} className="btn btn--big" type="submit" aria-disabled={isBusy || undefined}>
          {say(isBusy ? "payment.starting" : `payment.pay.${method}`, { amount: formatAmount(amount, language) })}
        </button>
        {!isByNumber && <p className="help">{say(`payment.methodHelp.${method}`)}</p>}
      </div>
    </Form>
  );
}

/** Invoices are one way to pay, and how they come a question of its own. */
const listedMethods = (kind: OrderKind): readonly PaymentMethod[] =>
  orderKinds[kind].methods.filter((method) => method !== "pdfInvoice");

const Form = styled.form`
  /* As high for each way to pay: what follows stays where it is. */
  .pay {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: var(--s4);
    min-height: 16.5rem;
    padding-top: var(--s4);
  }
  .pay > :is(div, fieldset) {
    width: 100%;
  }
  .btn--big {
    width: 100%;
    padding-inline: var(--s4);
  }
  .help {
    color: var(--text-soft);
    line-height: 1.4;
  }
  /* On a low screen the ways to pay leave room for the button below them. */
  @media (max-height: 47em) {
    fieldset label {
      min-height: var(--target);
      padding-block: 0.55rem;
    }
  }
  ${from("S")} {
    .pay {
      min-height: 15rem;
    }
    .btn--big {
      width: auto;
      min-width: 19rem;
    }
  }
`;
