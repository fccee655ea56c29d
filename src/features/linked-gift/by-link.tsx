import React, { Fragment, useEffect, useState, type ReactNode } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { LinkedGift, LookedUpIdentity } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { isLedBack, takeNonce } from "#src/core/identity/led-back.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { onceSeen } from "#src/lib/once-seen.ts";
import { loadLinkCalls } from "./lazy-parts.ts";
import { EndedLink, LinkMessage } from "./link-message.tsx";

export type LinkedFormProps<Receipt> = {
  guid: string;
  gift: LinkedGift;
  receiver: Receiver;
  /** Asked for again, since it was refused or is another than was shown. */
  hasChanged: boolean;
  onChanged: () => void;
  onDone: (receipt: Receipt) => void;
};
type Props<Receipt> = {
  kind: LinkedGiftKind;
  guid: string | null;
  receiver: Receiver;
  form: (props: LinkedFormProps<Receipt>) => ReactNode;
  thanks: (gift: LinkedGift, receipt: Receipt) => ReactNode;
};

/** The form that a link leads to, or why there is none. */
export function ByLink<Receipt>({ kind, guid, receiver, form, thanks }: Props<Receipt>) {
  const { say } = useTexts();
  // BankID's app has led to another tab than the one that was left, which alone knows the link and goes on by itself.
  const [isElsewhere] = useState(() => isLedBack() && guid === null && takeNonce() !== null);
  const { found, lookAgain } = useIdentity(kind, guid);
  const [done, setDone] = useState<{ gift: LinkedGift; receipt: Receipt } | null>(null);
  const [changes, setChanges] = useState(0);

  if (isElsewhere)
    return (
      <LinkMessage
        heading={say("linkedGift.elsewhere")}
        lead={(phone) => say("linkedGift.elsewhere.text", { phone })}
        receiver={receiver}
        isFirstRender
      />
    );
  if (done !== null) return thanks(done.gift, done.receipt);
  if (found === null)
    return <LinkMessage key="asking" heading={say("linkedGift.asking")} receiver={receiver} isFirstRender />;
  if (found === "away")
    return (
      <LinkMessage
        key="away"
        heading={say("linkedGift.away")}
        lead={(phone) => say("linkedGift.away.text", { phone })}
        receiver={receiver}
      >
        <button className="btn" type="button" onClick={lookAgain}>
          {say("linkedGift.again")}
        </button>
      </LinkMessage>
    );
  if (found.state !== "ok") return <EndedLink kind={kind} state={found.state} receiver={receiver} />;
  const { gift } = found;
  if (guid === null || gift === null) return <EndedLink kind={kind} state="unknown" receiver={receiver} />;

  function onChanged() {
    setChanges((before) => before + 1);
    lookAgain();
  }
  function onDone(receipt: Receipt, given: LinkedGift) {
    trackProduct(kind, "form_sent");
    setDone({ gift: given, receipt });
  }
  return (
    <Fragment key={changes}>
      {form({
        guid,
        gift,
        receiver,
        hasChanged: changes > 0,
        onChanged,
        onDone: (receipt) => onDone(receipt, gift),
      })}
    </Fragment>
  );
}

const unknown: LookedUpIdentity = { state: "unknown", gift: null };

/** What the link opens; nothing while it is asked, and `away` when nobody answers. */
function useIdentity(kind: LinkedGiftKind, guid: string | null) {
  const [found, setFound] = useState<LookedUpIdentity | "away" | null>(null);
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    if (guid === null) return undefined;
    let isLeft = false;
    const callOff = onceSeen(() => {
      loadLinkCalls()
        .then(({ lookUpIdentity }) => lookUpIdentity(kind, guid))
        .then(
          (answer) => !isLeft && setFound(answer),
          (error: unknown) => {
            if (isLeft) return;
            reportFailure("LookupIdentityFailed", error);
            setFound("away");
          },
        );
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [kind, guid, looks]);

  function lookAgain() {
    setFound((before) => (before === "away" ? null : before));
    setLooks((before) => before + 1);
  }
  return { found: guid === null ? unknown : found, lookAgain };
}

/** The page is built without a link: what the URL carries is looked up once there is one. */
export function LinkedGiftPage({ receiver, children }: { receiver: Receiver; children: ReactNode }) {
  const { say } = useTexts();
  if (useIsMounted()) return children;
  return (
    <noscript>
      <OrderLayout>
        <p className="order-form">{say("linkedGift.noScript", { phone: receiver.phone.shown })}</p>
      </OrderLayout>
    </noscript>
  );
}
