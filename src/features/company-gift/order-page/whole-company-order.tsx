import React, { useId } from "react";
import { companyInvoiceHref } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { CompanyGiftStage, CompanyOrder } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { CompanyDownloads, FinishedDiploma } from "../company-downloads.tsx";
import { kind } from "../company-gift.ts";
import { DiplomaPreview } from "../diploma-preview.tsx";
import { CompanyOrderLayout } from "./company-order-layout.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { StageList } from "./stage-list.tsx";
import { stagesOf } from "./stages.ts";

type Props = {
  order: CompanyOrder;
  effects: GiftProduct["effects"];
  isNews: boolean;
  phone: Phone;
  onChanged: () => void;
};

const headings: Record<CompanyGiftStage, TextKey> = {
  ordered: "companyPage.heading.ordered",
  invoiced: "companyPage.thanks",
  paid: "companyPage.thanks",
  givenBack: "companyPage.heading.givenBack",
  ended: "companyPage.heading.ended",
};

const later = ["pdf", "png", "share", "receipt"] as const;

export function WholeCompanyOrder({ order, effects, isNews, phone, onChanged }: Props) {
  const { say } = useTexts();
  const stagesId = useId();
  const nextId = useId();
  const { stage, orderReference, shortOrderReference, amount, companyName, invoice } = order;
  const effect = effects.find((each) => each.amount === amount)?.text;
  const lead = say(`companyPage.lead.${stage}`, { amount: formatAmount(amount) });
  const isThanks = stage === "invoiced" || stage === "paid";
  return (
    <CompanyOrderLayout
      shortOrder={shortOrderReference}
      heading={say(headings[stage], { name: isThanks ? order.diploma.name : companyName })}
      lead={stage === "invoiced" && effect !== undefined ? effect : lead}
      isNews={isNews}
      picture={diplomaOf(order)}
    >
      <section aria-labelledby={stagesId}>
        <h2 id={stagesId}>{say("companyPage.stages")}</h2>
        <StageList stages={stagesOf({ ...order, isWhole: true, today: todayInSweden() })} />
        {stage === "ordered" && (
          <SmartLink className="btn btn--big" href={orderHref(kind, orderReference)}>
            {say("companyPage.pay")}
          </SmartLink>
        )}
        {(stage === "ended" || stage === "givenBack") && (
          <SmartLink className="btn" href={routes.companyGift.href()}>
            {say("companyPage.give")}
          </SmartLink>
        )}
      </section>
      {stage === "invoiced" && invoice !== null && (
        <InvoiceFacts order={orderReference} amount={amount} invoice={invoice} phone={phone} onChanged={onChanged} />
      )}
      <section aria-labelledby={isThanks ? nextId : undefined}>
        {stage === "invoiced" && (
          <>
            <h2 id={nextId}>{say("companyPage.later")}</h2>
            <ul className="leaves">
              {later.map((what) => (
                <li key={what}>{say(`companyPage.later.${what}`)}</li>
              ))}
            </ul>
          </>
        )}
        {stage === "paid" && (
          <>
            <h2 id={nextId}>{say("companyPage.yours")}</h2>
            <CompanyDownloads order={orderReference}>
              <li>
                <a className="textlink" href={receiptHref(orderReference)} download>
                  {say("company.download.receipt")}
                </a>
              </li>
              {invoice !== null && (
                <li>
                  <a className="textlink" href={companyInvoiceHref(orderReference, "pdf")} download>
                    {say("companyPage.invoice.pdf")}
                  </a>
                </li>
              )}
            </CompanyDownloads>
          </>
        )}
        <PhoneLine className="small" phone={phone} text="companyPage.wrong" fillIns={{ order: shortOrderReference }} />
      </section>
    </CompanyOrderLayout>
  );
}

/** Marked as a preview until the gift is paid. Of one that is given back there is none. */
function diplomaOf({ stage, orderReference, diploma }: CompanyOrder) {
  if (stage === "givenBack" || stage === "ended") return null;
  if (stage === "paid") return <FinishedDiploma order={orderReference} words={diploma} />;
  return <DiplomaPreview words={diploma} />;
}
