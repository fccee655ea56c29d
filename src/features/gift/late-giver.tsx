import React, { useEffect, useEffectEvent, useState } from "react";
import { changeDonor } from "#src/core/donor/donor-draft.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { gift, type GiftDraft, type GivenProduct } from "./gift.ts";
import { GiverPart } from "./giver-part.tsx";
import { hasNothingSaid, useGiver } from "./use-giver.ts";

type Props = {
  product: GivenProduct;
  order: string;
  amount: number;
  phone: Phone;
  /** Where the receipt goes is news of the order. */
  onSaved: () => void;
};

/** Whom the receipt of a paid gift is for, where the thanks are shown anew and nobody has said it. */
export function LateGiver(props: Props) {
  // What is said here is no reason to take the fields away.
  const [isOffered] = useState(() => hasNothingSaid(props.order));
  return isOffered ? <Offered {...props} /> : null;
}

function Offered({ product, order, amount, phone, onSaved }: Props) {
  const [draft, setDraft] = useState<GiftDraft>(() => ({
    ...gift.empty(product),
    preset: null,
    own: String(amount),
  }));
  const giver = useGiver({
    order,
    draft,
    onNumberKept: (numberKeptOf) => setDraft((before) => ({ ...before, numberKeptOf })),
  });
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (giver.state === "saved") tell();
  }, [giver.state]);
  return (
    <GiverPart
      donor={draft.donor}
      amount={amount}
      isNumberKept={draft.numberKeptOf === order}
      giver={giver}
      phone={phone}
      onTouched={() => undefined}
      onChange={(changed) => setDraft((before) => ({ ...before, ...changeDonor(changed)(before) }))}
    />
  );
}
