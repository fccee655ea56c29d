import React, { useState } from "react";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { ExtraDrawReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { ByLink } from "./by-link.tsx";
import { ExtraForm } from "./extra-form.tsx";
import type { ExtraOrderProps } from "./extra-order.tsx";
import { loadExtraOrder } from "./lazy-parts.ts";
import { takeLink, useUndoing } from "./link-in-url.ts";
import { LinkedThanks } from "./linked-thanks.tsx";
import { UndoGift } from "./undo-gift.tsx";
import { keepOwnOrder, useShownOrder } from "./use-shown-order.ts";

const kind = "extra_gift";

const ExtraOrder = React.lazy(loadExtraOrder);

type Props = Pick<ExtraOrderProps, "product" | "receiver">;

export function ExtraJourney(props: Props) {
  const undoing = useUndoing();
  if (undoing !== null) return <UndoGift key={undoing.id} kind={kind} undoing={undoing} receiver={props.receiver} />;
  return <Extra {...props} />;
}

function Extra({ product, receiver }: Props) {
  const { say } = useTexts();
  const { order, show, leave } = useShownOrder(kind);
  const [guid] = useState(() => takeLink(kind));

  function onOrder(made: string) {
    trackProduct(kind, "form_sent");
    keepOwnOrder(made);
    show(made);
  }
  return (
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      {order === null ? (
        <ByLink<ExtraDrawReceipt>
          kind={kind}
          guid={guid}
          receiver={receiver}
          form={(props) => <ExtraForm {...props} onOrder={onOrder} />}
          thanks={(gift, receipt) => <ExtraThanks gift={gift} receipt={receipt} receiver={receiver} />}
        />
      ) : (
        <ExtraOrder
          key={order}
          order={order}
          product={product}
          receiver={receiver}
          isOwn={guid !== null}
          onChange={leave}
        />
      )}
    </LazyBoundary>
  );
}

type ExtraThanksProps = { gift: LinkedGift; receipt: ExtraDrawReceipt; receiver: Receiver };

function ExtraThanks({ gift: { firstName: name, amount: monthly }, receipt, receiver }: ExtraThanksProps) {
  const { say } = useTexts();
  const day = sayDay(receipt.drawOn, "sv");
  const until = { day: sayDay(receipt.undoUntil, "sv"), hour: bankNightHour };
  return (
    <LinkedThanks
      kind="extra_gift"
      namespace="extra"
      name={name}
      receipt={receipt}
      receiver={receiver}
      facts={[
        { term: say("extra.thanks.on"), value: day },
        { term: say("extra.thanks.until"), value: say("extra.thanks.untilHour", until) },
      ]}
      next={[
        say("extra.thanks.draw", { day, amount: formatAmount(receipt.amount) }),
        ...(monthly === null ? [] : [say("extra.thanks.monthly", { amount: formatAmount(monthly) })]),
      ]}
    />
  );
}
