import React, { useEffect, type ReactNode } from "react";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { isGift, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { PaymentAnswer, ReceiptState } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { GivenBack } from "#src/core/payment/given-back.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { reportPurchase } from "#src/core/tracking/purchase.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { orderText } from "../order-text.ts";
import type { Receiver } from "../receiver.ts";
import { Postcard } from "./postcard.tsx";
import { ThanksPage } from "./thanks-page.tsx";

/** What a journey has to say when its order is paid. */
export type Thanks = {
  product: { heading: string; thanks: string };
  /** What analytics is told of, where that is more than the product: nothing while it is not known yet. */
  bought?: Parameters<typeof reportPurchase>[1] | null | undefined;
  from?: string;
  /** A picture of it. Without one it is what a gift becomes. */
  made?: ReactNode;
  /** The one thing to do next. */
  button?: ReactNode;
  /** Whom the receipt is for, where that may still be written. */
  giver?: ReactNode;
  next: readonly ReactNode[];
  actions: ReactNode;
};
type Props = Thanks & { kind: OrderKind; answer: PaymentAnswer; receiver: Receiver; otherSum: ReactNode };

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

export function ThanksScreen(props: Props) {
  const { kind, answer, product, bought, from, made, receiver, otherSum, button, giver, next, actions } = props;
  const { say, language } = useTexts();
  const { amount, orderReference, shortOrderReference, receiptTo, receipt, givenBack } = answer;
  const isRefused = receipt === "refused";
  const isFree = amount === 0;
  const noMail = isFree ? "thanks.noConfirmation" : "thanks.noReceipt";
  const words = receipt === null ? noMail : (isFree ? confirmationWords : receiptWords)[receipt];
  const email = receiptTo ?? "";
  const happensNow = [...(words === null ? [] : [say(words, { email, order: shortOrderReference })]), ...next];
  const receiptLink = (look: "btn" | "textlink") => (
    <a className={look} href={receiptHref(orderReference)} download>
      {say("thanks.download")}
    </a>
  );
  const sum = isFree ? say("thanks.free") : say("order.sum", { amount: formatAmount(amount, language) });
  useEffect(() => {
    if (bought !== null) void reportPurchase(answer, bought ?? product.heading);
    // Told once an order: what is heard later is news of the receipt alone.
  }, [orderReference, bought === null]); // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <ThanksPage
      kind={kind}
      heading={say(orderText(kind, "thanks"))}
      lead={
        <>
          <p className="lead">{product.thanks}</p>
          {otherSum}
        </>
      }
      made={made ?? <Postcard of="once" />}
      facts={[
        { term: say("thanks.amount"), value: sum, isNumber: true },
        { term: from ?? say("thanks.to"), value: receiver.name },
        { term: say(isGift(kind) ? "thanks.gift" : "thanks.order"), value: shortOrderReference, isNumber: true },
      ]}
      nextHeading={say("thanks.nextHeading")}
      next={happensNow}
      phone={receiver.phone}
      contact={(phone) => say("thanks.wrong", { phone, order: shortOrderReference })}
      actions={actions}
      receipt={
        <>
          {!isFree && !isRefused && receiptLink("textlink")}
          {giver}
        </>
      }
    >
      <div role="status">
        {isRefused && (
          <p className="refused">{say(isFree ? "thanks.confirmationRefused" : "thanks.receiptRefused", { email })}</p>
        )}
        {givenBack !== null && (
          <p className="given-back">
            <GivenBack kind={kind} answer={answer} />
          </p>
        )}
      </div>
      {isRefused && !isFree && receiptLink("btn")}
      {button}
    </ThanksPage>
  );
}
