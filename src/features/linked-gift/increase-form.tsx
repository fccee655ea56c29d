import React, { useId, useRef, useState, type SyntheticEvent } from "react";
import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { IncreaseReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { amountFault, amountOf, nothingChosen, type AmountFault } from "#src/core/order/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { OrderLayout } from "#src/core/order/order-layout.tsx";
import { SideCard } from "#src/core/order/side-card.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { LinkedAmount } from "./linked-amount.tsx";
import { LinkedForm } from "./linked-form.ts";
import { loadLinkCalls } from "./later-calls.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { usePress } from "./use-press.ts";

type Props = {
  guid: string;
  gift: LinkedGift & { amount: number };
  receiver: Receiver;
  /** Asked for again, since it was another than was shown. */
  hasChanged: boolean;
  onDone: (receipt: IncreaseReceipt) => void;
  onChanged: () => void;
};

/** Today's amount, what is suggested, and one press. */
export function IncreaseForm({ guid, gift, receiver, hasChanged, onDone, onChanged }: Props) {
  const { say } = useTexts();
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const [fault, setFault] = useState<AmountFault | null>(null);
  const { trouble, isSending, press, forget } = usePress(onDone, ({ code }) => {
    const isOther = code === "changed_meanwhile" || code === "not_found" || code === "idempotency_conflict";
    if (isOther) onChanged();
    return isOther;
  });
  const { amount: from, firstName: name } = gift;
  const amount = amountFault(chosen, gift) === null ? amountOf(chosen) : undefined;
  const day = sayDay(gift.drawOn, "sv");
  useErrorTitle(fault !== null || trouble !== null);

  function choose(next: typeof chosen) {
    trackProduct("monthly_gift_increase", "form_start");
    setChosen(next);
    setFault(null);
    forget();
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = amountFault(chosen, gift);
    setFault(found);
    if (found !== null || amount === undefined) return ownField.current?.focus();
    const asked = { kind: "monthly_gift_increase", lookUpGuid: guid, from, amount } as const;
    void press(String(amount), async (idempotencyKey) => {
      const { increaseMonthlyGift } = await loadLinkCalls();
      return increaseMonthlyGift({ ...asked, idempotencyKey });
    });
  }

  return (
    <OrderLayout>
      <LinkedForm className="order-form" onSubmit={submit} noValidate>
        <ScreenHeading quiet={!hasChanged}>{say("increase.heading", { name })}</ScreenHeading>
        <p className="lead">{say("increase.lead", { amount: formatAmount(from) })}</p>
        {hasChanged && <FieldMessage id={`${errorId}-changed`} role="alert" text={say("increase.changed")} />}
        <LinkedAmount
          legend={say("increase.legend")}
          {...{ gift, chosen, fault, ownField, errorId }}
          phone={receiver.phone.shown}
          onChoose={choose}
        />
        <p>{say("increase.holdsFrom", { day })}</p>
        <div className="actions">
          <button className="btn btn--big" type="submit" aria-busy={isSending || undefined}>
            {amount === undefined
              ? say("increase.press")
              : say("increase.pressChosen", { amount: formatAmount(amount) })}
          </button>
        </div>
        <div role="alert">
          {trouble !== null && (
            <p>
              <PhoneText phone={receiver.phone} text={(phone) => say(`linkedGift.${trouble}`, { phone })} />
            </p>
          )}
        </div>
        <p className="quiet">{say("increase.undoPromise", { days: undoDays })}</p>
      </LinkedForm>
      <SideCard
        kind="regular_gift"
        above={say("increase.side")}
        name={`${formatAmount(amount ?? from)} ${say("linkedGift.currency")}`}
        below={amount === undefined ? "" : say("increase.sideBelow", { day })}
      />
    </OrderLayout>
  );
}
