import React from "react";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { ExtraDrawReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { OrderBird } from "#src/core/order/order-bird.tsx";
import { OrderGround } from "#src/core/order/order-ground.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ThanksLayout } from "#src/core/order/thanks-layout.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { shownDay } from "./shown-day.ts";

type Props = { gift: LinkedGift; receipt: ExtraDrawReceipt; receiver: Receiver };

/** The extra gift is agreed: when it is drawn, and how it is taken back. */
export function ExtraThanks({ gift: { firstName: name, amount: monthly }, receipt, receiver }: Props) {
  const { say } = useTexts();
  const { phone } = receiver;
  const day = shownDay(receipt.drawOn);
  const amount = formatAmount(receipt.amount);
  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{say("extra.thanks", { name })}</ScreenHeading>
          <p className="lead">{say("extra.thanks.lead")}</p>
        </div>
        <div className="slip">
          <OrderBird kind="extra_gift" />
          <p>{say("extra.side")}</p>
          <p className="sum num">{`${amount} ${say("linkedGift.currency")}`}</p>
          <dl>
            <div>
              <dt>{say("extra.thanks.on")}</dt>
              <dd>{day}</dd>
            </div>
            <div>
              <dt>{say("extra.thanks.until")}</dt>
              <dd>{say("extra.thanks.untilHour", { day: shownDay(receipt.undoUntil), hour: bankNightHour })}</dd>
            </div>
          </dl>
        </div>
        <div className="next">
          <h2>{say("extra.thanks.nextHeading")}</h2>
          <ol>
            <li>
              <PhoneText
                phone={phone}
                text={(shown) => say(receipt.isMailed ? "extra.thanks.mail" : "extra.thanks.noMail", { phone: shown })}
              />
            </li>
            <li>{say("extra.thanks.draw", { day, amount })}</li>
            {monthly !== null && <li>{say("extra.thanks.monthly", { amount: formatAmount(monthly) })}</li>}
          </ol>
          <p>
            <PhoneText phone={phone} text={(shown) => say("linkedGift.wrong", { phone: shown })} />
          </p>
          <div className="actions">
            <SmartLink className="btn btn--line" href={routes.start.href()}>
              {say("linkedGift.toStart")}
            </SmartLink>
          </div>
        </div>
      </div>
      <OrderGround kind="extra_gift" isWide />
    </ThanksLayout>
  );
}
