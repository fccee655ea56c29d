import React from "react";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
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

type Props = { name: string; receipt: IncreaseReceipt; receiver: Receiver };

/** The gift is raised: from when, and how to set it back. */
export function IncreaseThanks({ name, receipt, receiver }: Props) {
  const { say } = useTexts();
  const { phone } = receiver;
  const day = shownDay(receipt.drawOn);
  const amounts = { amount: formatAmount(receipt.amount), before: formatAmount(receipt.from) };
  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{say("increase.thanks", { name })}</ScreenHeading>
          <p className="lead">{say("increase.thanks.lead")}</p>
        </div>
        <div className="slip">
          <OrderBird kind="regular_gift" />
          <p>{say("increase.side")}</p>
          <p className="sum num">{`${amounts.amount} ${say("linkedGift.currency")}`}</p>
          <dl>
            <div>
              <dt>{say("increase.thanks.from")}</dt>
              <dd>{day}</dd>
            </div>
            <div>
              <dt>{say("increase.thanks.until")}</dt>
              <dd>{shownDay(receipt.undoUntil)}</dd>
            </div>
          </dl>
        </div>
        <div className="next">
          <h2>{say("increase.thanks.nextHeading")}</h2>
          <ol>
            <li>
              <PhoneText
                phone={phone}
                text={(shown) =>
                  say(receipt.isMailed ? "increase.thanks.mail" : "increase.thanks.noMail", { phone: shown })
                }
              />
            </li>
            <li>{say("increase.thanks.draw", { day, ...amounts })}</li>
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
      <OrderGround kind="regular_gift" isWide />
    </ThanksLayout>
  );
}
