import React, { useState } from "react";
import { undoDays, type LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { UndoneExtra, UndoneIncrease } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneAlert } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { EndedLink, LinkMessage } from "./link-message.tsx";
import { loadLinkCalls } from "./lazy-parts.ts";
import type { Undoing } from "./link-in-url.ts";
import { usePress } from "#src/core/form/use-press.ts";

type Undone = UndoneExtra | UndoneIncrease;
type Props = { kind: LinkedGiftKind; undoing: Undoing; receiver: Receiver };

/** From a mail: nothing is undone before it is pressed, for programs open links as well. */
export function UndoGift({ kind, undoing: { id, token }, receiver }: Props) {
  const { say } = useTexts();
  const [undone, setUndone] = useState<Undone | null>(null);
  const { trouble, isSending, press } = usePress<Undone>(setUndone, () => false);
  const isExtra = kind === "extra_gift";
  const namespace = isExtra ? "extra" : "increase";

  async function undo(): Promise<Undone> {
    const calls = await loadLinkCalls();
    return isExtra ? calls.undoExtra({ draw: id, token }) : calls.undoIncrease({ change: id, token });
  }

  if (undone === null)
    return (
      <LinkMessage
        key="question"
        heading={say(`${namespace}.undo`)}
        lead={() => say(`${namespace}.undo.lead`)}
        receiver={receiver}
        isFirstRender
      >
        <button
          className="btn btn--big"
          type="button"
          aria-busy={isSending || undefined}
          onClick={() => void press("undo", undo)}
        >
          {say(`${namespace}.undo.press`)}
        </button>
        <PhoneAlert text={trouble && `linkedGift.${trouble}`} phone={receiver.phone} />
      </LinkMessage>
    );

  const toStart = (
    <SmartLink className="btn btn--line" href={routes.start.href()}>
      {say("linkedGift.toStart")}
    </SmartLink>
  );
  if (undone.state === "undone")
    return (
      <LinkMessage
        key="undone"
        heading={say(`${namespace}.undone`)}
        lead={() => say(`${namespace}.undone.lead`, fillInsOf(undone))}
        receiver={receiver}
      >
        {toStart}
      </LinkMessage>
    );
  if (undone.state === "tooLate" || undone.state === "changedSince") {
    const why = undone.state === "tooLate" ? (`${namespace}.tooLate` as const) : "increase.changedSince";
    return (
      <LinkMessage
        key={undone.state}
        heading={say(why)}
        lead={(phone) => say(`${why}.text`, { days: undoDays, phone })}
        receiver={receiver}
      >
        {toStart}
      </LinkMessage>
    );
  }
  return <EndedLink kind={kind} state={undone.state} receiver={receiver} />;
}

/** The amount that is given no more, or that is given again from a day on. */
function fillInsOf(undone: Undone): Record<string, string> {
  if (!("gift" in undone)) return { amount: formatAmount(undone.amount ?? 0) };
  const { amount = 0, drawOn = "" } = undone.gift ?? {};
  return { amount: formatAmount(amount), day: sayDay(drawOn, "sv") };
}
