import React, { useLayoutEffect, useId, useRef, useState } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import { companyInvoiceHref } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import type { CompanyOrder } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { cancelPayment } from "#src/calls/payments.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { kind } from "../company-gift.ts";

type Props = {
  order: string;
  amount: number;
  invoice: NonNullable<CompanyOrder["invoice"]>;
  phone: Phone;
  onChanged: () => void;
};

/** As it is read aloud and typed in. */
const inFours = (ocr: string): string => ocr.replace(/(.{4})(?=.)/g, "$1 ");

export function InvoiceFacts({ order, amount, invoice: { ocr, bankgiro, dueOn, came }, phone, onChanged }: Props) {
  const { say, language } = useTexts();
  const headingId = useId();
  const sek = (sum: number) => say("order.sum", { amount: formatAmount(sum) });
  const facts = [
    ...(came > 0 ? ([["came", sek(came)]] as const) : []),
    ["sum", sek(Math.max(0, amount - came))],
    ["bankgiro", bankgiro],
    ["ocr", inFours(ocr)],
    ["due", sayDay(dueOn, language)],
  ] as const;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{say("companyPage.invoice")}</h2>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{say(`companyPage.invoice.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <div className="actions">
        <a className="btn" href={companyInvoiceHref(order, "pdf")} download>
          {say("companyPage.invoice.pdf")}
        </a>
        <a className="textlink" href={companyInvoiceHref(order, "xml")} download>
          {say("companyPage.invoice.xml")}
        </a>
      </div>
      {came > 0 ? (
        <p>{say(`companyPage.invoice.${came < amount ? "rest" : "looking"}`)}</p>
      ) : (
        <SwishInstead order={order} phone={phone} onChanged={onChanged} />
      )}
    </section>
  );
}

const Facts = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--rule);
  }
  div:first-child {
    border-top: 3px solid var(--text);
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    font: 700 var(--t-h4) / 1.3 var(--font-head);
    font-variant-numeric: lining-nums;
    margin-left: auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

type SwishProps = Pick<Props, "order" | "phone" | "onChanged">;

/** The invoice is given up for Swish, once it has been asked: it may be paid already, and on its way. */
function SwishInstead({ order, phone, onChanged }: SwishProps) {
  const { say } = useTexts();
  const [asks, setAsks] = useState(false);
  const [state, setState] = useState<"rests" | "underWay" | "stands" | "unheard">("rests");
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The button that was pressed is gone by then.
  useLayoutEffect(() => {
    if (asks) question.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = asks;
  }, [asks]);

  async function giveUp() {
    if (state === "underWay") return;
    setState("underWay");
    try {
      const { paid, payment } = await cancelPayment(order);
      if (!paid && payment !== null && isLive(payment.state)) {
        setState("stands");
        return;
      }
      if (paid) onChanged();
      else navigate(orderHref(kind, order));
    } catch {
      // It may be done all the same.
      setState("unheard");
      onChanged();
    }
  }

  if (!asks)
    return (
      <button ref={opener} className="plain" type="button" onClick={() => setAsks(true)}>
        {say("companyPage.swish")}
      </button>
    );
  return (
    <Question ref={question} role="group" aria-label={say("companyPage.swish")} tabIndex={-1}>
      <p>{say("companyPage.swish.question")}</p>
      <div className="actions">
        <button
          className="btn"
          type="button"
          aria-disabled={state === "underWay" || undefined}
          onClick={() => void giveUp()}
        >
          {say(state === "underWay" ? "companyPage.swish.underWay" : "companyPage.swish.yes")}
        </button>
        <button className="plain" type="button" onClick={() => setAsks(false)}>
          {say("companyPage.swish.no")}
        </button>
      </div>
      <PhoneAlert text={(state === "stands" || state === "unheard") && `companyPage.swish.${state}`} phone={phone} />
    </Question>
  );
}

const Question = styled.div`
  padding: var(--s4) var(--s5);
  background: var(--field-note);
  color: var(--on-note);

  .actions {
    margin-top: var(--s4);
  }
`;
