import React, { useLayoutEffect, useRef } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import type { GivenProduct } from "./gift.ts";

type Props = { product: GivenProduct; amount: number | undefined; takesFocus: boolean };

/** What the amount does. The slip above is the first word of it, so it is not seen twice. */
export function GiftEffect({ product, amount, takesFocus }: Props) {
  const { say, language } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const sum = amount === undefined ? null : say("order.sum", { amount: formatAmount(amount, language) });
  const effect = product.effects.find((each) => each.amount === amount)?.text ?? say("gift.one.purpose");
  const rest = effect.replace(/^[\d\s,]+kr\s+/u, "");
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="screen-heading">
        {sum !== null && <span className="hidden">{sum} </span>}
        {rest}
      </h1>
      <svg className="thread-line" viewBox="0 0 1000 64" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="thread"
          d="M0 34H168c4 0 5-4 9-4s5 4 9 4h5l3 5 8-37 9 57 7-27c7 0 8-9 15-9s8 9 14 9h10C312 34 322 10 400 10S530 56 618 56 760 16 850 16 950 36 1000 30"
        />
      </svg>
    </>
  );
}
