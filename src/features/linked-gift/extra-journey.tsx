import React, { useState } from "react";
import type { ExtraDrawReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { Away } from "./away.tsx";
import { EndedLink } from "./ended-link.tsx";
import { ExtraForm } from "./extra-form.tsx";
import type { ExtraOrderProps } from "./extra-order.tsx";
import { ExtraThanks } from "./extra-thanks.tsx";
import { loadExtraOrder } from "./later-calls.ts";
import { takeLink } from "./link-in-url.ts";
import { keepOwnOrder } from "./own-order.ts";
import { LedElsewhere, useIsLedElsewhere } from "./led-elsewhere.tsx";
import { Said } from "./said.tsx";
import { UndoExtra } from "./undo-extra.tsx";
import { useIdentity } from "./use-identity.ts";
import { useShownOrder } from "./use-shown-order.ts";
import { useUndoing } from "./use-undoing.ts";

const kind = "extra_gift";

const ExtraOrder = React.lazy(loadExtraOrder);

type Props = Pick<ExtraOrderProps, "product" | "receiver">;

export function ExtraJourney(props: Props) {
  const undoing = useUndoing();
  if (undoing !== null) return <UndoExtra key={undoing.id} undoing={undoing} receiver={props.receiver} />;
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
        <ByLink guid={guid} receiver={receiver} onOrder={onOrder} />
      ) : (
        <ExtraOrder key={order} {...{ order, product, receiver }} isOwn={guid !== null} onChange={leave} />
      )}
    </LazyBoundary>
  );
}

type ByLinkProps = { guid: string | null; receiver: Receiver; onOrder: (order: string) => void };

function ByLink({ guid, receiver, onOrder }: ByLinkProps) {
  const { say } = useTexts();
  const isElsewhere = useIsLedElsewhere(guid);
  const { found, lookAgain } = useIdentity(kind, guid);
  const [done, setDone] = useState<{ gift: LinkedGift; receipt: ExtraDrawReceipt } | null>(null);
  const [changes, setChanges] = useState(0);

  if (isElsewhere) return <LedElsewhere receiver={receiver} />;
  if (done !== null) return <ExtraThanks {...done} receiver={receiver} />;
  if (found === null) return <Said heading={say("linkedGift.asking")} receiver={receiver} isFirst />;
  if (found === "away") return <Away receiver={receiver} onAgain={lookAgain} />;
  if (found.state !== "ok") return <EndedLink kind={kind} state={found.state} receiver={receiver} />;
  const { gift } = found;
  if (guid === null || gift === null) return <EndedLink kind={kind} state="unknown" receiver={receiver} />;
  return (
    <ExtraForm
      key={changes}
      {...{ guid, gift, receiver, onOrder }}
      hasChanged={changes > 0}
      onChanged={() => {
        setChanges((before) => before + 1);
        lookAgain();
      }}
      onDrawn={(receipt) => {
        trackProduct(kind, "form_sent");
        setDone({ gift, receipt });
      }}
    />
  );
}
