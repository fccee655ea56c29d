import React, { useId, useRef, useState, type SyntheticEvent } from "react";
import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { IncreaseReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { amountFault, amountOf, type AmountFault } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import { SideCard } from "#src/core/order/side/side-card.tsx";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { HolderStep } from "./holder-step.tsx";
import { LinkedAmount } from "./linked-amount.tsx";
import { LinkedForm } from "./linked-form.ts";
import { loadLinkCalls } from "./later-calls.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { useHolder } from "./use-holder.ts";
import { useKeptAmount } from "./use-kept-amount.ts";
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

const kind = "monthly_gift_increase";
const asksAgain = ["changed_meanwhile", "not_found", "idempotency_conflict"];

export function IncreaseForm({ guid, gift, receiver, hasChanged, onDone, onChanged }: Props) {
  const { say } = useTexts();
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const holder = useHolder(kind);
  const { chosen, setChosen, forgetChosen } = useKeptAmount(kind, guid, holder.begun, gift.suggestions);
  const [fault, setFault] = useState<AmountFault | null>(null);
  const { trouble, isSending, press, forget } = usePress<IncreaseReceipt>(
    (receipt) => {
      forgetChosen();
      onDone(receipt);
    },
    (error) => {
      if (holder.isRefused(error)) return true;
      if (!asksAgain.includes(error.code)) return false;
      forgetChosen();
      onChanged();
      return true;
    },
  );
  const { amount: from, firstName: name } = gift;
  const amount = amountFault(chosen, gift) === null ? amountOf(chosen) : undefined;
  const needsHolder = amount !== undefined && amount > gift.mostByLink;
  const day = sayDay(gift.drawOn, "sv");
  useErrorTitle(fault !== null || trouble !== null);

  function choose(next: typeof chosen) {
    trackProduct(kind, "form_start");
    setChosen(next);
    setFault(null);
    forget();
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = amountFault(chosen, gift);
    setFault(found);
    if (found !== null || amount === undefined) return ownField.current?.focus();
    if (needsHolder && holder.token === undefined) holder.ask();
    else raise(amount, holder.token);
  }
  function raise(to: number, token: string | undefined) {
    const asked = { kind, lookUpGuid: guid, from, amount: to, ...(token !== undefined && { token }) } as const;
    void press(String(to), async (idempotencyKey) => {
      const { increaseMonthlyGift } = await loadLinkCalls();
      return increaseMonthlyGift({ ...asked, idempotencyKey });
    });
  }

  if (holder.why !== null && amount !== undefined)
    return (
      <HolderStep
        {...{ kind, amount, receiver }}
        why={holder.why}
        onBack={holder.leave}
        onIdentified={(token) => {
          holder.take(token);
          raise(amount, token);
        }}
      />
    );

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
        {needsHolder && <p>{say("linkedGift.bankid.next", { amount: formatAmount(amount) })}</p>}
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
        <p className="quiet">
          {gift.isMailed ? (
            say("increase.undoPromise", { days: undoDays })
          ) : (
            <PhoneText phone={receiver.phone} text={(phone) => say("increase.thanks.noMail", { phone })} />
          )}
        </p>
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
