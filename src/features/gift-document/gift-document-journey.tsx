import React, { type ReactNode } from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { OrderJourney } from "#src/core/order/steps/order-journey.tsx";
import { OrderSide } from "#src/core/order/side/order-side.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { lazySteps, useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import { useRefusedChoice } from "#src/core/order/steps/checked-step.ts";
import { changeDelivery, changeWords, giftDocuments, stepNames, type DocumentProduct } from "./gift-document.ts";
import { DocumentStep } from "./document-step.tsx";
import { loadDocumentOrder, loadDonorStep, loadWhileWriting } from "./lazy-steps.ts";

type Props = {
  kind: GiftDocumentKind;
  product: DocumentProduct;
  receiver: Receiver;
  children: ReactNode;
};

const DonorStep = React.lazy(loadDonorStep);
const GiftDocumentOrder = React.lazy(loadDocumentOrder);
const lazy = lazySteps(loadDonorStep, loadWhileWriting, loadDocumentOrder);

export function GiftDocumentJourney({ kind, product, receiver, children }: Props) {
  const journey = useOrderJourney(giftDocuments[kind], product, lazy);
  const { step, draft, move, change, goTo } = journey;
  const { refused, changeFirst, refuse } = useRefusedChoice(journey);
  const amount = amountOf(draft);
  const isFirstStep = step === "document" || amount === undefined;

  return (
    <OrderJourney
      journey={journey}
      names={stepNames}
      order={(order) => (
        <GiftDocumentOrder
          kind={kind}
          order={order}
          draft={draft}
          product={product}
          receiver={receiver}
          {...journey.orderEvents}
        />
      )}
      side={isFirstStep ? null : <OrderSide kind={kind} amount={amount} organisation={receiver.name} />}
      below={isFirstStep && children}
    >
      {isFirstStep ? (
        <DocumentStep
          kind={kind}
          product={product}
          receiver={receiver}
          refused={refused}
          {...journey.choiceStep}
          {...amountEvents({ change: changeFirst, move })}
          onWords={(changed) => changeFirst(changeWords(changed))}
          onDelivery={(changed) => changeFirst(changeDelivery(changed))}
        />
      ) : (
        <DonorStep
          kind={kind}
          draft={draft}
          amount={amount}
          phone={receiver.phone.shown}
          onChange={(changed) => change(changeDonor(changed))}
          onBack={() => goTo("document")}
          onRefused={(fields) => refuse("fields", fields)}
          {...journey.sendingEvents}
        />
      )}
    </OrderJourney>
  );
}
