import React, { type ReactNode } from "react";
import { PrivacyLine } from "#src/core/donor/privacy-line.tsx";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import { amountEvents } from "#src/core/order/amount/change-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { contactingWords } from "#src/core/payment/waiting-words.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { Meadow } from "#src/ui/meadow.tsx";
import { GiftEffect } from "./gift-effect.tsx";
import { GiftSlip } from "./gift-slip.tsx";
import { kind, type GiftJourneyState, type GivenProduct } from "./gift.ts";
import { GiftTrust } from "./gift-trust.tsx";
import { GiverPart } from "./giver-part.tsx";
import { loadGiftPay } from "./lazy-steps.ts";
import { OneGiftLayout } from "./one-gift-layout.tsx";
import { PayPlace } from "./pay-place.tsx";
import { useOneGift } from "./use-one-gift.ts";
import { WaysToPay } from "./ways-to-pay.tsx";

const GiftPay = React.lazy(loadGiftPay);

type Props = { journey: GiftJourneyState; product: GivenProduct; receiver: Receiver; children: ReactNode };

/** A gift on one screen: what is given, whom the receipt is for, and the code. */
export function OneGift({ journey, product, receiver, children }: Props) {
  const { draft, isInitialised, change } = journey;
  const { say } = useTexts();
  const gift = useOneGift(journey, product);
  const { amount, ours, frequency, beginning, giver, told, isAlone } = gift;
  const phone = displayPhone(receiver.phone);
  const toPay = <WaysToPay gift={gift} draft={draft} product={product} isReady={isInitialised} phone={phone} />;
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
  const onItsWay = <PayPlace words={say(gift.isFound ? "gift.order.asking" : contactingWords(draft.method))} />;
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
              onFrequency={gift.setFrequency}
              onTouched={() => told("amount")}
              onSubmit={gift.submitSlip}
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
                  toBegin={beginning.toBegin?.order === ours ? beginning.toBegin : null}
                  onBegun={beginning.onBegun}
                  beforeLeaving={giver.save}
                  isFound={gift.isFound}
                  onWay={gift.takeWay}
                  onAlone={gift.onAlone}
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
          {ours === null && !isOnItsWay && (
            <div className="trust">
              <GiftTrust story={product.research?.story} />
            </div>
          )}
          {!isAlone && <PrivacyLine className="privacy" text="donor.privacy" />}
          {!isAlone && <Meadow />}
        </div>
      </OneGiftLayout>
      {!isAlone && children}
    </>
  );
}
