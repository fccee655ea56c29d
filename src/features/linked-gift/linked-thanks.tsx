import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { Postcard } from "#src/core/order/thanks/postcard.tsx";
import { ThanksPage } from "#src/core/order/thanks/thanks-page.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = {
  kind: "extra_gift" | "regular_gift";
  namespace: "extra" | "increase";
  name: string;
  receipt: { amount: number; isMailed: boolean };
  receiver: Receiver;
  facts: readonly { term: string; value: string }[];
  next: readonly string[];
};

export function LinkedThanks({ kind, namespace, name, receipt, receiver, facts, next }: Props) {
  const { say } = useTexts();
  const { phone } = receiver;
  const sum = `${formatAmount(receipt.amount)} ${say("linkedGift.currency")}`;
  const mail = `${namespace}.thanks.${receipt.isMailed ? "mail" : "noMail"}` as const;
  return (
    <ThanksPage
      kind={kind}
      heading={say(`${namespace}.thanks`, { name })}
      lead={<p className="lead">{say(`${namespace}.thanks.lead`)}</p>}
      made={<Postcard of="monthly" caption={`${say(`${namespace}.side`)} ${sum}`} />}
      facts={facts}
      nextHeading={say(`${namespace}.thanks.nextHeading`)}
      next={[<PhoneText key="mail" phone={phone} text={(shown) => say(mail, { phone: shown })} />, ...next]}
      phone={phone}
      contact={(shown) => say("linkedGift.wrong", { phone: shown })}
      actions={
        <SmartLink className="btn btn--line" href={routes.start.href()}>
          {say("linkedGift.toStart")}
        </SmartLink>
      }
    />
  );
}
