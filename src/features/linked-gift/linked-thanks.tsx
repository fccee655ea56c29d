import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { OrderBird } from "#src/core/order/side/order-bird.tsx";
import { OrderGround } from "#src/core/order/side/order-ground.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ThanksLayout } from "#src/core/order/thanks/thanks-layout.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = {
  kind: "extra_gift" | "regular_gift";
  namespace: "extra" | "increase";
  name: string;
  receipt: { amount: number; isMailed: boolean };
  receiver: Receiver;
  facts: readonly { term: string; day: string }[];
  next: readonly string[];
};

export function LinkedThanks({ kind, namespace, name, receipt, receiver, facts, next }: Props) {
  const { say } = useTexts();
  const { phone } = receiver;
  const mail = `${namespace}.thanks.${receipt.isMailed ? "mail" : "noMail"}` as const;
  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{say(`${namespace}.thanks`, { name })}</ScreenHeading>
          <p className="lead">{say(`${namespace}.thanks.lead`)}</p>
        </div>
        <div className="slip">
          <OrderBird kind={kind} />
          <p>{say(`${namespace}.side`)}</p>
          <p className="sum num">{`${formatAmount(receipt.amount)} ${say("linkedGift.currency")}`}</p>
          <dl>
            {facts.map(({ term, day }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{day}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="next">
          <h2>{say(`${namespace}.thanks.nextHeading`)}</h2>
          <ol>
            <li>
              <PhoneText phone={phone} text={(shown) => say(mail, { phone: shown })} />
            </li>
            {next.map((each) => (
              <li key={each}>{each}</li>
            ))}
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
      <OrderGround kind={kind} isWide />
    </ThanksLayout>
  );
}
