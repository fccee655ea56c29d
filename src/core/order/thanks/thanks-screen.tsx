import React, { useEffect, type ReactNode } from "react";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer, ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { reportPurchase } from "#src/core/tracking/purchase.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { OrderBird } from "../side/order-bird.tsx";
import { OrderGround } from "../side/order-ground.tsx";
import { orderText } from "../order-text.ts";
import type { Receiver } from "../receiver.ts";
import { ThanksLayout } from "./thanks-layout.tsx";

type Props = {
  kind: OrderKind;
  answer: PaymentAnswer;
  product: { heading: string; thanks: string };
  /** What analytics is told of, where that is more than the product: nothing while it is not known yet. */
  bought?: Parameters<typeof reportPurchase>[1] | null | undefined;
  from?: string;
  receiver: Receiver;
  otherSum: ReactNode;
  downloads?: ReactNode;
  next: readonly ReactNode[];
  actions: ReactNode;
};

/** Of a refused one nothing happens next: it stands beside the download. */
const receiptWords: Record<ReceiptState, TextKey | null> = {
  onItsWay: "thanks.receipt",
  sent: "thanks.receiptSent",
  refused: null,
};

const confirmationWords: typeof receiptWords = {
  onItsWay: "thanks.confirmation",
  sent: "thanks.confirmationSent",
  refused: null,
};

export function ThanksScreen({
  kind,
  answer,
  product,
  bought,
  from,
  receiver,
  otherSum,
  downloads,
  next,
  actions,
}: Props) {
  const { say } = useTexts();
  const { amount, orderReference, shortOrderReference, receiptTo, receipt, givenBack } = answer;
  const isRefused = receipt === "refused";
  const isFree = amount === 0;
  const noMail = isFree ? "thanks.noConfirmation" : "thanks.noReceipt";
  const words = receipt === null ? noMail : (isFree ? confirmationWords : receiptWords)[receipt];
  const email = receiptTo ?? "";
  const happensNow = [...(words === null ? [] : [say(words, { email, order: shortOrderReference })]), ...next];
  useEffect(() => {
    if (bought !== null) void reportPurchase(answer, bought ?? product.heading);
    // Told once an order: what is heard later is news of the receipt alone.
  }, [orderReference, bought === null]); // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{say(orderText(kind, "thanks"))}</ScreenHeading>
          <p className="lead">{product.thanks}</p>
          {otherSum}
        </div>
        <div className="slip">
          <OrderBird kind={kind} />
          <p className="sum num">{isFree ? say("thanks.free") : say("order.sum", { amount: formatAmount(amount) })}</p>
          <dl>
            <div>
              <dt>{from ?? say("thanks.to")}</dt>
              <dd>{receiver.name}</dd>
            </div>
            <div>
              <dt>{say("thanks.order")}</dt>
              <dd className="num">{shortOrderReference}</dd>
            </div>
          </dl>
          <div role="status">
            {isRefused && (
              <p className="refused">
                {say(isFree ? "thanks.confirmationRefused" : "thanks.receiptRefused", { email })}
              </p>
            )}
            {givenBack !== null && (
              <p className="given-back">
                <GivenBack kind={kind} answer={answer} />
              </p>
            )}
          </div>
          {downloads}
          {!isFree && (
            <a className={isRefused ? "btn" : "btn btn--line"} href={receiptHref(orderReference)} download>
              {say("thanks.download")}
            </a>
          )}
        </div>
        <div className="next">
          <h2>{say("thanks.nextHeading")}</h2>
          <ol>
            {happensNow.map((each, place) => (
              <li key={place}>{each}</li>
            ))}
          </ol>
          <p>
            <PhoneText
              phone={receiver.phone}
              text={(shown) => say("thanks.wrong", { phone: shown, order: shortOrderReference })}
            />
          </p>
          <div className="actions">{actions}</div>
        </div>
      </div>
      <OrderGround kind={kind} isWide />
    </ThanksLayout>
  );
}
