import React, { useId, useRef, useState, type SyntheticEvent } from "react";
import type { ExtraGiftWay } from "@hjarta-lunga/contract/gift-links.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { ExtraDrawReceipt, LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
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
import { ownOrder } from "./own-order.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { useHolder } from "./use-holder.ts";
import { useKeptAmount } from "./use-kept-amount.ts";
import { usePress } from "./use-press.ts";

type Props = {
  guid: string;
  gift: LinkedGift;
  receiver: Receiver;
  /** Asked for again, since it was refused. */
  hasChanged: boolean;
  onDrawn: (receipt: ExtraDrawReceipt) => void;
  onOrder: (orderReference: string) => void;
  onChanged: () => void;
};

const kind = "extra_gift";
const asksAgain = ["not_found", "idempotency_conflict", "already_paid"];

export function ExtraForm({ guid, gift, receiver, hasChanged, onDrawn, onOrder, onChanged }: Props) {
  const { say } = useTexts();
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const holder = useHolder(kind);
  const { chosen, setChosen, forgetChosen } = useKeptAmount(kind, guid, holder.begun, gift.suggestions);
  const [fault, setFault] = useState<AmountFault | null>(null);
  const [isPaidNow, setPaidNow] = useState(false);
  const { trouble, isSending, press, forget } = usePress<ExtraDrawReceipt | string>(
    (done) => {
      forgetChosen();
      if (typeof done === "string") onOrder(done);
      else onDrawn(done);
    },
    (error) => {
      if (error.code === "payment_in_progress") setPaidNow(true);
      else if (asksAgain.includes(error.code)) {
        forgetChosen();
        onChanged();
      } else return holder.isRefused(error);
      return true;
    },
  );
  const { amount: monthly, firstName: name } = gift;
  const amount = amountFault(chosen, gift) === null ? amountOf(chosen) : undefined;
  const day = sayDay(gift.drawOn, "sv");
  const needsHolder = gift.isMailed && amount !== undefined && amount > gift.mostByLink;
  const begun = isPaidNow ? ownOrder() : null;
  useErrorTitle(fault !== null || trouble !== null || isPaidNow);

  function choose(next: typeof chosen) {
    trackProduct(kind, "form_start");
    setChosen(next);
    setFault(null);
    setPaidNow(false);
    forget();
  }
  function give(way: ExtraGiftWay) {
    const found = amountFault(chosen, gift);
    setFault(found);
    setPaidNow(false);
    if (found !== null || amount === undefined) return ownField.current?.focus();
    if (way === "directDebit" && needsHolder && holder.token === undefined) holder.ask();
    else send(way, amount, holder.token);
  }
  function send(way: ExtraGiftWay, given: number, token: string | undefined) {
    void press(`${way} ${given}`, async (idempotencyKey) => {
      const calls = await loadLinkCalls();
      const asked = { kind, lookUpGuid: guid, amount: given, idempotencyKey } as const;
      if (way === "swish") return calls.orderExtraGift(asked);
      return calls.drawExtraGift({ ...asked, ...(token !== undefined && { token }) });
    });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    give(gift.isMailed ? "directDebit" : "swish");
  }

  if (holder.why !== null && amount !== undefined)
    return (
      <HolderStep
        {...{ kind, amount, receiver }}
        why={holder.why}
        onBack={holder.leave}
        onIdentified={(token) => {
          holder.take(token);
          send("directDebit", amount, token);
        }}
      />
    );

  return (
    <OrderLayout>
      <LinkedForm className="order-form" onSubmit={submit} noValidate>
        <ScreenHeading quiet={!hasChanged}>{say("extra.heading", { name })}</ScreenHeading>
        <p className="lead">
          {monthly === null ? say("extra.leadWithoutAmount") : say("extra.lead", { amount: formatAmount(monthly) })}
        </p>
        {hasChanged && <FieldMessage id={`${errorId}-changed`} role="alert" text={say("extra.changed")} />}
        <LinkedAmount
          legend={say("extra.legend")}
          {...{ gift, chosen, fault, ownField, errorId }}
          phone={receiver.phone.shown}
          onChoose={choose}
        />
        {gift.isMailed && <p>{say(monthly === null ? "extra.drawnOnWithoutAmount" : "extra.drawnOn", { day })}</p>}
        {needsHolder && <p>{say("linkedGift.bankid.next", { amount: formatAmount(amount) })}</p>}
        <div className="actions">
          {gift.isMailed && (
            <button className="btn btn--big" type="submit" aria-busy={isSending || undefined}>
              {amount === undefined ? say("extra.press") : say("extra.pressChosen", { amount: formatAmount(amount) })}
            </button>
          )}
          <button
            className={gift.isMailed ? "btn btn--line" : "btn btn--big"}
            type="button"
            aria-busy={isSending || undefined}
            onClick={() => give("swish")}
          >
            {say(gift.isMailed ? "extra.swish" : "extra.swishAlone")}
          </button>
        </div>
        <div role="alert">
          {trouble !== null && (
            <p>
              <PhoneText phone={receiver.phone} text={(phone) => say(`linkedGift.${trouble}`, { phone })} />
            </p>
          )}
          {isPaidNow && (
            <p>
              <PhoneText phone={receiver.phone} text={(phone) => say("extra.inProgress", { phone })} />
            </p>
          )}
          {begun !== null && (
            <p>
              <a href={orderHref(kind, begun)}>{say("extra.toPayment")}</a>
            </p>
          )}
        </div>
        <p className="quiet">
          {gift.isMailed ? (
            say("extra.undoPromise", { day: sayDay(gift.undoUntil ?? gift.drawOn, "sv"), hour: bankNightHour })
          ) : (
            <PhoneText phone={receiver.phone} text={(phone) => say("extra.bySwishAlone", { phone })} />
          )}
        </p>
      </LinkedForm>
      <SideCard
        kind={kind}
        above={amount === undefined ? "" : say("extra.side")}
        name={amount === undefined ? say("extra.order.yours") : `${formatAmount(amount)} ${say("linkedGift.currency")}`}
        below={gift.isMailed ? say("extra.sideBelow", { day }) : ""}
      />
    </OrderLayout>
  );
}
