import { useEffect, useRef, useState } from "react";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { wordsKey } from "@hjarta-lunga/contract/tab-storage.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import {
  amountFault,
  amountOf,
  asChosen,
  asWritten,
  type AmountFault,
  type ChosenAmount,
} from "#src/core/order/amount/chosen-amount.ts";
import { trackProduct } from "#src/core/tracking/track-form.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";
import type { LinkedFormProps } from "./by-link.tsx";
import { useHolder } from "./use-holder.ts";
import { usePress } from "#src/core/form/use-press.ts";

type Options<Done> = Pick<LinkedFormProps<Done>, "guid" | "gift" | "onChanged" | "onDone"> & {
  kind: LinkedGiftKind;
  /** After which refusals the gift is looked up again. */
  asksAgain: readonly string[];
  /** Whether a refusal is said by the form itself. */
  isOwnRefusal?: (error: ApiError) => boolean;
};

/** The amount in the form of a link, and the press that gives it: once, and by the account's holder where it is large. */
export function useLinkedForm<Done>(options: Options<Done>) {
  const { kind, guid, gift, onChanged, onDone, asksAgain, isOwnRefusal } = options;
  const ownField = useRef<HTMLInputElement>(null);
  const holder = useHolder(kind);
  const { chosen, setChosen, forgetChosen } = useStoredAmount(kind, guid, holder.begun, gift.suggestions);
  const [fault, setFault] = useState<AmountFault | null>(null);
  const { trouble, isSending, press, forget } = usePress<Done>(
    (done) => {
      forgetChosen();
      onDone(done);
    },
    (error) => {
      if (isOwnRefusal?.(error) || holder.isRefused(error)) return true;
      if (!asksAgain.includes(error.code)) return false;
      forgetChosen();
      onChanged();
      return true;
    },
  );
  const amount = amountFault(chosen, gift) === null ? amountOf(chosen) : undefined;

  function choose(next: ChosenAmount) {
    trackProduct(kind, "form_start");
    setChosen(next);
    setFault(null);
    forget();
  }
  /** Says what is wrong with the amount, if anything. */
  function isGivable(): boolean {
    const found = amountFault(chosen, gift);
    setFault(found);
    if (found !== null) ownField.current?.focus();
    return found === null;
  }
  return { kind, gift, ownField, holder, chosen, fault, trouble, isSending, amount, press, choose, isGivable };
}
export type LinkedFormState = Pick<
  ReturnType<typeof useLinkedForm>,
  "kind" | "gift" | "ownField" | "holder" | "chosen" | "fault" | "trouble" | "amount" | "choose"
>;

/** The amount as it stands in the form of a link: a reload finds it again, until it is given. */
function useStoredAmount(kind: LinkedGiftKind, guid: string, begun: string | null, presets: readonly number[]) {
  const key = wordsKey(`${kind}_${guid}`);
  const [chosen, setChosen] = useState(() => asChosen(begun ?? storedInTab(key) ?? "", presets));
  useEffect(() => storeInTab(key, asWritten(chosen)), [key, chosen]);
  return { chosen, setChosen, forgetChosen: () => forgetInTab(key) };
}
