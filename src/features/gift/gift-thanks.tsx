import React, { type ReactNode } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { Postcard } from "#src/core/order/thanks/postcard.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import type { Thanks } from "#src/core/order/thanks/thanks-screen.tsx";
import type { Say } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import type { GivenProduct } from "./gift.ts";
import { monthlyHref } from "./monthly-href.ts";
import { ShareGift } from "./share-gift.tsx";

type Given = {
  product: GivenProduct;
  receiver: Receiver;
  say: Say;
  order: string;
  amount: number;
  giver?: ReactNode;
};

export const giftThanks = ({ product, receiver, say, order, amount, giver }: Given): Thanks => ({
  product,
  giver,
  made: <Postcard of="once" caption={product.effects.find((effect) => effect.amount === amount)?.text} />,
  button: <ShareGift organisation={receiver.name} />,
  next: [say("gift.thanks.fund"), researchOf(product, say)],
  actions: (
    <>
      <SmartLink className="textlink" href={routes.orderDiploma.href(order)}>
        {say("gift.thanks.diploma")}
      </SmartLink>
      <SmartLink className="textlink" href={monthlyHref(String(amount))}>
        {say("gift.thanks.monthly")}
      </SmartLink>
    </>
  ),
});

function researchOf({ research }: GivenProduct, say: Say): string {
  if (!research?.project) return say("gift.thanks.research");
  const { title, applicant, institution, year } = research.project;
  return say("gift.thanks.project", { title, applicant, institution, year: String(year) });
}
