import React, { useState } from "react";
import type { ExtraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { ByLink } from "./by-link.tsx";
import { ExtraForm } from "./extra-form.tsx";
import type { ExtraOrderProps } from "./extra-order.tsx";
import { ExtraThanks } from "./extra-thanks.tsx";
import { loadExtraOrder } from "./lazy-parts.ts";
import { takeLink } from "./link-in-url.ts";
import { keepOwnOrder } from "./own-order.ts";
import { UndoGift } from "./undo-gift.tsx";
import { useShownOrder } from "./use-shown-order.ts";
import { useUndoing } from "./use-undoing.ts";

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
        <ExtraOrder key={order} {...{ order, product, receiver }} isOwn={guid !== null} onChange={leave} />
      )}
    </LazyBoundary>
  );
}
