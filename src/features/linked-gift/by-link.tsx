import React, { Fragment, useState, type ReactNode } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { isLedBack, takeNonce } from "#src/core/identity/led-back.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { EndedLink } from "./ended-link.tsx";
import { LinkMessage } from "./link-message.tsx";
import { useIdentity } from "./use-identity.ts";

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
        isFirst
      />
    );
  if (done !== null) return thanks(done.gift, done.receipt);
  if (found === null)
    return <LinkMessage key="asking" heading={say("linkedGift.asking")} receiver={receiver} isFirst />;
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
