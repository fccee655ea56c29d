import React from "react";
import { styled } from "styled-components";
import { companyTax, legalFormOf } from "@hjarta-lunga/contract/company-tax.ts";
import { toOrganisationNumber } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { from } from "#src/ui/media.ts";

type Props = { organisationNumber: string; amount: number | undefined };

/** What the gift may give back, as far as it is known: the same sum and rules as on the receipt. */
export function TaxSlip({ organisationNumber, amount }: Props) {
  const { say, language } = useTexts();
  const number = toOrganisationNumber(organisationNumber);
  const kronor = (sum: number) => say("order.sum", { amount: formatAmount(sum) });

  function told() {
    if (number === undefined) return { text: say("company.tax.general") };
    const year = Number(todayInSweden().slice(0, 4));
    const tax = companyTax({ organisationNumber: number, amount: amount ?? 0, year });
    switch (tax.kind) {
      case "beforeTheLaw":
      case "otherForm":
        return { text: say("company.tax.otherForm") };
      case "tooSmall":
        return { text: say("company.tax.tooSmall", { least: formatAmount(tax.leastGift) }) };
      case "counts": {
        const form = legalFormOf(number) === "economicAssociation" ? "economicAssociation" : "limitedCompany";
        const decimals = language === "sv" ? "," : ".";
        const text = say(`company.tax.${form}`, {
          percent: String(tax.percent).replace(".", decimals),
          least: formatAmount(tax.leastGift),
          most: formatAmount(tax.mostInYear),
        });
        return { text, back: tax.back };
      }
    }
  }
  const { text, back } = told();
  return (
    <Slip role="status" className={back === undefined ? undefined : "with-sums"}>
      {back !== undefined && amount !== undefined && (
        <div className="sums">
          <p>
            {say("company.tax.give")} <b className="num">{kronor(amount)}</b>
          </p>
          <p className="back">
            {say("company.tax.back")} <b className="num">{kronor(back)}</b>
          </p>
        </div>
      )}
      <p>{text}</p>
    </Slip>
  );
}

const Slip = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: var(--s3) var(--s5);
  margin-top: var(--s4);
  padding: clamp(1.1rem, 2.4vw, 1.75rem) clamp(1.1rem, 2.6vw, 2rem);
  color: var(--on-note);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--field-note);
    clip-path: var(--cut-2);
  }
  p {
    max-width: none;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s6);
  }
  .sums p {
    line-height: 1.25;
  }
  .sums b {
    display: block;
    font: 750 var(--t-h3) / 1.15 var(--font-head);
    white-space: nowrap;
  }
  .back b {
    color: var(--good);
  }
  ${from("S_ALT")} {
    &.with-sums {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    .sums {
      flex-direction: column;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
