import React, { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { navigate } from "gatsby";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf, asWritten } from "#src/core/order/amount/chosen-amount.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { MethodChoice } from "#src/core/payment/method-choice.tsx";
import type { Try } from "#src/core/payment/use-payment.ts";
import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { Meadow } from "#src/ui/meadow.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { useBeginGift } from "./begin-gift.ts";
import { BeginPay } from "./begin-pay.tsx";
import { GiftEffect } from "./gift-effect.tsx";
import { GiftSlip, type Frequency } from "./gift-slip.tsx";
import { kind, type GiftJourneyState, type GivenProduct } from "./gift.ts";
import { GiftTrust } from "./gift-trust.tsx";
import { GiverPart } from "./giver-part.tsx";
import { loadGiftPay } from "./lazy-steps.ts";
import { monthlyHref } from "./monthly-href.ts";
import { OneGiftLayout } from "./one-gift-layout.tsx";
import { contactingWords, PayPlace } from "./pay-place.tsx";
import { useGiver } from "./use-giver.ts";

const GiftPay = React.lazy(loadGiftPay);

type Props = { journey: GiftJourneyState; product: GivenProduct; receiver: Receiver; children: ReactNode };

/** A gift on one screen: what is given, whom the receipt is for, and the code. */
export function OneGift({ journey, product, receiver, children }: Props) {
  const { draft, order, isInitialised, change } = journey;
  const { say } = useTexts();
  const [frequency, setFrequency] = useState<Frequency>("regular_gift");
  const [toldAlone, setAlone] = useState<boolean | null>(null);
  const [foundHere, setFoundHere] = useState<string | null>();
  const [asksNumber, setAsksNumber] = useState(false);
  const amount = amountOf(draft);
  const ours = order !== null && draft.order === order ? order : null;
  if (isInitialised && foundHere === undefined) setFoundHere(ours);
  const isFound = ours !== null && foundHere === ours;
  const isBackFromCard = isFound && draft.method === "card";
  const isAlone = toldAlone ?? isBackFromCard;
  const { onAsk } = journey.choiceStep;
  const beginning = useBeginGift({ draft, product, onAsk, ...journey.sendingEvents });
  const giver = useGiver({
    order: ours,
    draft,
    onNumberKept: (numberKeptOf) => change(() => ({ numberKeptOf })),
  });
  const told = useTold();

  const goMonthly = () => {
    // What a monthly gift may be is asked where it is given.
    const fault = amountFault(draft, product);
    if (fault === "missing" || fault === "notANumber") onAsk(fault);
    else navigate(monthlyHref(asWritten(draft)), { state: begun() });
  };
  function begin(one: Try) {
    told("amount");
    // Whoever comes back from the card's page is known by it.
    change(() => ({ method: one.method }));
    beginning.begin(one);
  }
  function pay(method: PaymentMethod) {
    if (method === "swishNumber") setAsksNumber(true);
    else begin({ method });
  }
  const carryOn = useEffectEvent(() => {
    if (draft.method !== "swishDirect") return;
    // While the order is made, and not after it.
    loadGiftPay().catch(() => undefined);
    beginning.begin({ method: "swishDirect" });
  });
  useEffect(() => {
    if (journey.isCarriedOn) carryOn();
  }, [journey.isCarriedOn]);
  const submitSlip = () => {
    if (frequency === "monthly_gift") goMonthly();
    else if (ours === null || journey.orderedFingerprint !== amount)
      pay(draft.method === "card" ? "card" : "swishDirect");
  };

  const phone = displayPhone(receiver.phone);
  const toPay = (
    <>
      {beginning.failure !== null && (
        <FieldMessage id="order-failure" role="alert" text={say(beginning.failure, { phone })} />
      )}
      {asksNumber && frequency === "regular_gift" && amount !== undefined ? (
        <MethodChoice
          kind={kind}
          amount={amount}
          first="swishNumber"
          mobile={draft.donor.mobile}
          isBusy={beginning.isMaking}
          refusal={null}
          onPay={begin}
        />
      ) : (
        <BeginPay
          amount={amountFault(draft, product) === null || frequency === "monthly_gift" ? amount : undefined}
          isMonthly={frequency === "monthly_gift"}
          byCard={draft.method === "card"}
          isReady={isInitialised}
          isBusy={beginning.isMaking}
          onPay={pay}
          onMonthly={goMonthly}
        />
      )}
    </>
  );
  const giverPart = (
    <GiverPart
      donor={draft.donor}
      amount={amount}
      isNumberKept={ours !== null && draft.numberKeptOf === ours}
      giver={giver}
      phone={receiver.phone}
      onTouched={() => told("donor")}
      onChange={(changed) => change(changeDonor(changed))}
    />
  );
  const isOnItsWay = (beginning.isMaking || beginning.toBegin !== null) && ours === null;
  const onItsWay = <PayPlace words={say(isFound ? "gift.order.asking" : contactingWords(draft.method))} />;
  return (
    <>
      <OneGiftLayout
        className={isAlone ? "alone" : undefined}
        onFocus={({ target }: { target: Element }) => {
          if (target.matches("a, button, input, summary")) trackForm(kind, "form_start");
        }}
      >
        {!isAlone && (
          <div key="gift" className="gift">
            <GiftSlip
              {...amountEvents(journey)}
              product={product}
              draft={draft}
              phone={receiver.phone}
              frequency={frequency}
              isReady={isInitialised}
              problem={journey.problem}
              asked={journey.asked}
              onFrequency={setFrequency}
              onTouched={() => told("amount")}
              onSubmit={submitSlip}
            />
            <GiftEffect product={product} amount={amount} takesFocus={journey.isCarriedOn} />
            <noscript>
              <p>{say("noScript.gift", { swish: receiver.swish, bankgiro: receiver.bankgiro, phone })}</p>
            </noscript>
          </div>
        )}
        {!isAlone && frequency === "regular_gift" && (
          <div key="you" className="you">
            {giverPart}
          </div>
        )}
        <div key="pay" className="pay">
          <div className={ours !== null || isOnItsWay ? "pay-inner begun" : "pay-inner"}>
            {ours !== null ? (
              <React.Suspense fallback={onItsWay}>
                <GiftPay
                  key={ours}
                  order={ours}
                  draft={draft}
                  product={product}
                  receiver={receiver}
                  amount={amount}
                  toBegin={beginning.toBegin?.order === ours ? beginning.toBegin.one : null}
                  onBegun={beginning.onBegun}
                  beforeLeaving={giver.save}
                  isBackFromCard={isBackFromCard}
                  onAlone={(isAlone) => {
                    setAlone(isAlone);
                    if (isAlone === false) setFoundHere(null);
                  }}
                  toPay={toPay}
                  giver={giverPart}
                  giverState={giver.state}
                  {...journey.orderEvents}
                />
              </React.Suspense>
            ) : isOnItsWay ? (
              onItsWay
            ) : (
              toPay
            )}
          </div>
          {/* What comes while it is paid would move it. */}
          {ours === null && !beginning.isMaking && (
            <div className="trust">
              <GiftTrust story={product.research?.story} />
            </div>
          )}
          {!isAlone && (
            <p className="privacy">
              {say("donor.privacy")} <SmartLink href={say("donor.privacyHref")}>{say("donor.privacyLink")}</SmartLink>
            </p>
          )}
          {!isAlone && <Meadow />}
        </div>
      </OneGiftLayout>
      {!isAlone && children}
    </>
  );
}

/** Each part of the form is told of once. */
function useTold() {
  const parts = useRef(new Set<string>());
  return (part: string) => {
    if (parts.current.has(part)) return;
    parts.current.add(part);
    trackForm(kind, "form_step", part);
  };
}
