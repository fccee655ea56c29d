import React from "react";
import { undoDays } from "@hjarta-lunga/contract/gift-links.ts";
import type { IncreaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import type { LinkedFormProps } from "./by-link.tsx";
import { loadLinkCalls } from "./lazy-parts.ts";
import { LinkedForm } from "./linked-form.tsx";
import { useLinkedForm } from "./use-linked-form.ts";

type Props = LinkedFormProps<IncreaseReceipt> & {
  /** SEK: what is given each month until now. */
  from: number;
};

const kind = "monthly_gift_increase";
const asksAgain = ["changed_meanwhile", "not_found", "idempotency_conflict"];

export function IncreaseForm({ from, ...props }: Props) {
  const { guid, gift, receiver } = props;
  const { say } = useTexts();
  const form = useLinkedForm<IncreaseReceipt>({ ...props, kind, asksAgain });
  const { amount, holder } = form;
  const needsHolder = amount !== undefined && amount > gift.mostByLink;
  const day = sayDay(gift.drawOn, "sv");
  useErrorTitle(form.fault !== null || form.trouble !== null);

  function submit() {
    if (!form.isGivable() || amount === undefined) return;
    if (needsHolder && holder.token === undefined) holder.ask();
    else raise(amount, holder.token);
  }
  function raise(to: number, token: string | undefined) {
    const asked = { kind, lookUpGuid: guid, from, amount: to, ...(token !== undefined && { token }) } as const;
    void form.press(String(to), async (idempotencyKey) => {
      const { increaseMonthlyGift } = await loadLinkCalls();
      return increaseMonthlyGift({ ...asked, idempotencyKey });
    });
  }

  return (
    <LinkedForm
      form={form}
      namespace="increase"
      receiver={receiver}
      hasChanged={props.hasChanged}
      lead={say("increase.lead", { amount: formatAmount(from) })}
      when={say("increase.holdsFrom", { day })}
      needsHolder={needsHolder}
      actions={
        <button className="btn btn--big" type="submit" aria-busy={form.isSending || undefined}>
          {amount === undefined ? say("increase.press") : say("increase.pressChosen", { amount: formatAmount(amount) })}
        </button>
      }
      promise={
        gift.isMailed ? (
          say("increase.undoPromise", { days: undoDays })
        ) : (
          <PhoneText phone={receiver.phone} text={(phone) => say("increase.thanks.noMail", { phone })} />
        )
      }
      side={{
        kind: "regular_gift",
        above: say("increase.side"),
        name: `${formatAmount(amount ?? from)} ${say("linkedGift.currency")}`,
        below: amount === undefined ? "" : say("increase.sideBelow", { day }),
      }}
      onSubmit={submit}
      onIdentified={raise}
    />
  );
}
