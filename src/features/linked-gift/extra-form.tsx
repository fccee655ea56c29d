import React, { useState } from "react";
import type { ExtraGiftWay } from "@hjarta-lunga/contract/gift-links.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { bankNightHour } from "@hjarta-lunga/contract/mandates.ts";
import type { ExtraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { PhoneLine, PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import type { LinkedFormProps } from "./by-link.tsx";
import { loadLinkCalls } from "./lazy-parts.ts";
import { LinkedForm } from "./linked-form.tsx";
import { ownOrder } from "./use-shown-order.ts";
import { useLinkedForm } from "./use-linked-form.ts";

type Props = LinkedFormProps<ExtraDrawReceipt> & { onOrder: (orderReference: string) => void };

const kind = "extra_gift";
const asksAgain = ["not_found", "idempotency_conflict", "already_paid"];

export function ExtraForm({ onOrder, ...props }: Props) {
  const { guid, gift, receiver } = props;
  const { say } = useTexts();
  const [isPaidNow, setPaidNow] = useState(false);
  const form = useLinkedForm<ExtraDrawReceipt | string>({
    ...props,
    kind,
    asksAgain,
    onDone: (done) => (typeof done === "string" ? onOrder(done) : props.onDone(done)),
    isOwnRefusal: ({ code }) => {
      if (code === "payment_in_progress") setPaidNow(true);
      return code === "payment_in_progress";
    },
  });
  const { amount, holder, isSending } = form;
  const { amount: monthly, isMailed } = gift;
  const day = sayDay(gift.drawOn, "sv");
  const needsHolder = isMailed && amount !== undefined && amount > gift.mostByLink;
  const begun = isPaidNow ? ownOrder() : null;
  useErrorTitle(form.fault !== null || form.trouble !== null || isPaidNow);

  function give(way: ExtraGiftWay) {
    setPaidNow(false);
    if (!form.isGivable() || amount === undefined) return;
    if (way === "directDebit" && needsHolder && holder.token === undefined) holder.ask();
    else send(way, amount, holder.token);
  }
  function send(way: ExtraGiftWay, given: number, token: string | undefined) {
    void form.press(`${way} ${given}`, async (idempotencyKey) => {
      const calls = await loadLinkCalls();
      const asked = { kind, lookUpGuid: guid, amount: given, idempotencyKey } as const;
      if (way === "swish") return calls.orderExtraGift(asked);
      return calls.drawExtraGift({ ...asked, ...(token !== undefined && { token }) });
    });
  }

  return (
    <LinkedForm
      form={form}
      namespace="extra"
      receiver={receiver}
      hasChanged={props.hasChanged}
      lead={monthly === null ? say("extra.leadWithoutAmount") : say("extra.lead", { amount: formatAmount(monthly) })}
      when={isMailed ? say(monthly === null ? "extra.drawnOnWithoutAmount" : "extra.drawnOn", { day }) : null}
      needsHolder={needsHolder}
      actions={
        <>
          {isMailed && (
            <button className="btn btn--big" type="submit" aria-busy={isSending || undefined}>
              {amount === undefined ? say("extra.press") : say("extra.pressChosen", { amount: formatAmount(amount) })}
            </button>
          )}
          <button
            className={isMailed ? "btn btn--line" : "btn btn--big"}
            type="button"
            aria-busy={isSending || undefined}
            onClick={() => give("swish")}
          >
            {say(isMailed ? "extra.swish" : "extra.swishAlone")}
          </button>
        </>
      }
      told={
        <>
          {isPaidNow && <PhoneLine phone={receiver.phone} text="extra.inProgress" />}
          {begun !== null && (
            <p>
              <a href={orderHref(kind, begun)}>{say("extra.toPayment")}</a>
            </p>
          )}
        </>
      }
      promise={
        isMailed ? (
          say("extra.undoPromise", { day: sayDay(gift.undoUntil ?? gift.drawOn, "sv"), hour: bankNightHour })
        ) : (
          <PhoneText phone={receiver.phone} text={(phone) => say("extra.bySwishAlone", { phone })} />
        )
      }
      side={{
        kind,
        above: amount === undefined ? "" : say("extra.side"),
        name: amount === undefined ? say("extra.order.yours") : `${formatAmount(amount)} ${say("linkedGift.currency")}`,
        below: isMailed ? say("extra.sideBelow", { day }) : "",
      }}
      onChoose={() => setPaidNow(false)}
      onSubmit={() => give(isMailed ? "directDebit" : "swish")}
      onIdentified={(given, token) => send("directDebit", given, token)}
    />
  );
}
