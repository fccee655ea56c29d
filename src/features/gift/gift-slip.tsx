import React, { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import { orderPath } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { displayPhone, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import bird from "../../../artwork/fagel.svg";
import { kind, type GiftDraft, type GivenProduct } from "./gift.ts";
import { SlipBox } from "./slip-box.tsx";

export type Frequency = "regular_gift" | "monthly_gift";

type Props = AmountEvents & {
  product: GivenProduct;
  draft: GiftDraft;
  phone: Phone;
  frequency: Frequency;
  isReady: boolean;
  problem: AmountProblem | null;
  asked: number;
  onFrequency: (frequency: Frequency) => void;
  onTouched: () => void;
  /** The Enter key in the field of an own amount. */
  onSubmit: () => void;
};

/** The slip that was pressed on the start page. Its other slips come out where it is to be changed. */
export function GiftSlip(props: Props) {
  const { product, draft, frequency, isReady, problem, asked, onFrequency, onTouched } = props;
  const { say, language } = useTexts();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const afterPress = useAfterPress();
  useSubmitBeforeHydration(form, isReady);
  const amount = amountOf(draft);
  const isGivable = amount !== undefined && (problem === null || problem.startsWith("refused"));

  // What must be mended is seen.
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setOpen(true);
  }
  useLayoutEffect(() => {
    if (asked > 0) ownField.current?.focus();
  }, [asked]);

  const words = {
    least: formatAmount(product.least, language),
    most: formatAmount(product.most, language),
    phone: displayPhone(props.phone),
  };
  const error = problem === null ? null : say(`gift.${problem}`, words);
  useErrorTitle(error !== null);
  return (
    <SlipBox
      ref={form}
      action={orderPath(kind, language)}
      noValidate
      {...unhydratedForm}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (problem === null) setOpen(false);
        props.onSubmit();
      }}
      onBlur={({ target }: { target: EventTarget }) => target === ownField.current && afterPress(props.onLeaveOwn)}
    >
      <button type="submit" hidden name={queryKeys.goOn} value="1" />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open && isReady) onTouched();
        }}
      >
        <summary>
          <span className="sum num">
            {say("order.sum", { amount: isGivable ? formatAmount(amount, language) : "…" })}
          </span>
          <span className="how">
            {say(frequency === "regular_gift" ? "gift.order.howOften" : "gift.one.everyMonth")}{" "}
            <u>{say(isOpen ? "gift.one.changed" : "gift.one.change")}</u>
          </span>
          <img className="bird" src={bird} width="300" height="240" alt="" />
        </summary>
        <div className="choice">
          <Switch
            label={say("gift.howOften")}
            name="type"
            options={[
              { value: "regular_gift", label: say("gift.once") },
              { value: "monthly_gift", label: say("gift.monthly") },
            ]}
            chosen={frequency}
            isReady={isReady}
            onChoose={onFrequency}
          />
          <AmountChoice
            legend={say("gift.amount")}
            name="belopp"
            presets={product.presets}
            chosen={draft.preset}
            own={draft.own}
            ownField={ownField}
            isReady={isReady}
            labels={amountLabels(say, "gift")}
            show={(each) => formatAmount(each, language)}
            onChoose={props.onPreset}
            onOwn={props.onOwn}
            errorId={problem === null ? undefined : errorId}
          />
          {error !== null && <FieldMessage id={errorId} role="alert" text={error} />}
        </div>
      </details>
    </SlipBox>
  );
}
