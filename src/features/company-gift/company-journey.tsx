import React, { type ReactNode } from "react";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useRefusedChoice } from "#src/core/order/steps/checked-step.ts";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import {
  changeCompany,
  changeDiploma,
  changeNumber,
  companyGift,
  stepNames,
  takeBack,
  takeRegistered,
  writeByHand,
  type CompanyProduct,
} from "./company-gift.ts";
import { DiplomaPreview } from "./diploma-preview.tsx";
import { DiplomaSample } from "./diploma-sample.tsx";
import { GiftStep } from "./gift-step.tsx";
import { loadCompanyOrder, loadDetailsStep, loadWhileWriting } from "./lazy-steps.ts";

type Props = { product: CompanyProduct; receiver: Receiver; children: ReactNode };

const DetailsStep = React.lazy(loadDetailsStep);
const CompanyGiftOrder = React.lazy(loadCompanyOrder);
const lazy = lazySteps(loadDetailsStep, loadWhileWriting, loadCompanyOrder);

export function CompanyGiftJourney({ product, receiver, children }: Props) {
  const journey = useOrderJourney(companyGift, product, lazy);
  const { step, draft, move, change, goTo } = journey;
  const { refused, changeFirst, refuse } = useRefusedChoice(journey);
  const amount = amountOf(draft);
  const isFirstStep = step === "gift" || amount === undefined;

  return (
    <OrderJourney
      journey={journey}
      names={stepNames}
      order={(order) => (
        <CompanyGiftOrder order={order} draft={draft} product={product} receiver={receiver} {...journey.orderEvents} />
      )}
      side={
        // On the first step it stands within the form, in the column that is kept free for it.
        isFirstStep ? (
          <></>
        ) : (
          <DiplomaSample className="only-beside">
            <DiplomaPreview words={draft.diploma} />
          </DiplomaSample>
        )
      }
      below={isFirstStep && children}
    >
      {isFirstStep ? (
        <GiftStep
          product={product}
          receiver={receiver}
          refused={refused}
          {...journey.choiceStep}
          {...amountEvents({ change: changeFirst, move })}
          onNumber={(written) => changeFirst(changeNumber(written))}
          onFound={(number, company) => change(takeRegistered(number, company))}
          onByHand={() => change(writeByHand)}
          onTakeBack={() => change(takeBack)}
          onDiploma={(changed) => changeFirst(changeDiploma(changed))}
        />
      ) : (
        <DetailsStep
          draft={draft}
          amount={amount}
          phone={receiver.phone.shown}
          onChange={(changed) => change(changeCompany(changed))}
          onBack={() => goTo("gift")}
          onRefused={(fields) => refuse("fields", fields)}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
