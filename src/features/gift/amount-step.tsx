import React, { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { shownPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import { amountFault, amountOf, asWritten } from "./chosen-amount.ts";
import { effectOf } from "./effect.ts";
import type { GiftDraft } from "./gift-draft.ts";
import { kind, type AmountProblem } from "./gift-machine.ts";
import type { GivenProduct } from "./gift-product.ts";
import { loadDonorStep } from "./later-steps.ts";
import { monthlyAddress } from "./monthly-address.ts";

type Frequency = "regular_gift" | "monthly_gift";

type Props = {
  product: GivenProduct;
  draft: GiftDraft;
  receiver: Receiver;
  /** The page has just been shown, its address is not read yet: its heading takes no focus. */
  isFirst: boolean;
  problem: AmountProblem | null;
  /** Each time it grows, the visitor is led to the field. */
  asked: number;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
  onLeaveOwn: () => void;
  onAsk: (problem: AmountProblem) => void;
  onGoOn: () => void;
};

/** Step 1: how much. A plain form until script comes. */
export function AmountStep(props: Props) {
  const { product, draft, receiver, isFirst, problem, asked, onPreset, onOwn, onLeaveOwn, onAsk, onGoOn } = props;
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = shownPhone(receiver.phone);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const [wasFirst] = useState(isFirst);
  const [frequency, setFrequency] = useState<Frequency>("regular_gift");
  const [loading, setLoading] = useState<"not begun" | "under way" | "failed">("not begun");
  const afterPress = useAfterPress();
  useSubmitBeforeHydration(form, !isFirst);

  useLayoutEffect(() => {
    if (asked > 0) ownField.current?.focus();
  }, [asked]);

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    const fault = amountFault(draft, product);
    // What a monthly gift may be is asked where it is given.
    const isTaken = frequency === "monthly_gift" && (fault === "tooSmall" || fault === "tooLarge");
    if (fault !== null && !isTaken) {
      setLoading("not begun");
      onAsk(fault);
    } else if (frequency === "monthly_gift") navigate(monthlyAddress(asWritten(draft)));
    else if (loading !== "under way") fetchNext();
  }

  function fetchNext() {
    setLoading("under way");
    loadDonorStep().then(onGoOn, () => setLoading("failed"));
  }

  const words = { least: formatAmount(product.least), most: formatAmount(product.most), phone };
  const notLoaded = loading === "failed" ? say("form.notLoaded") : null;
  const error = problem === null ? notLoaded : say(`gift.${problem}`, words);
  useErrorTitle(error !== null);
  return (
    <Form
      ref={form}
      action={routes.gift.href()}
      onSubmit={goOn}
      onFocus={() => trackForm(kind, "form_start")}
      onBlur={({ target }: { target: EventTarget }) => target === ownField.current && afterPress(onLeaveOwn)}
      noValidate
      {...unhydratedForm}
    >
      <ScreenHeading quiet={wasFirst}>{product.heading}</ScreenHeading>
      <p className="lead">{product.lead}</p>
      <noscript>
        <p>{say("noScript.gift", { swish, bankgiro, phone })}</p>
      </noscript>
      <Switch
        label={say("gift.howOften")}
        name="type"
        options={[
          { value: "regular_gift", label: say("gift.once") },
          { value: "monthly_gift", label: say("gift.monthly") },
        ]}
        chosen={frequency}
        isReady={!isFirst}
        onChoose={setFrequency}
      />
      <AmountChoice
        legend={say("gift.amount")}
        name="belopp"
        presets={product.presets}
        chosen={draft.preset}
        own={draft.own}
        ownField={ownField}
        isReady={!isFirst}
        labels={{ other: say("gift.other"), otherLabel: say("gift.otherLabel"), currency: say("gift.currency") }}
        show={formatAmount}
        onChoose={onPreset}
        onOwn={onOwn}
        errorId={problem === null ? undefined : errorId}
      />
      <div className="told">
        {error !== null && <FieldMessage id={errorId} role="alert" text={error} />}
        <p role="status">{effectOf(product, amountOf(draft))}</p>
      </div>
      <div className="actions">
        <button
          className="btn btn--big"
          type="submit"
          name={queryKeys.goOn}
          value="1"
          aria-busy={loading === "under way" || undefined}
        >
          {say("order.goOn")}
        </button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  margin-top: var(--s6);

  .lead {
    margin-top: var(--s4);
    max-width: 31em;
  }
  [role="radiogroup"] {
    margin-top: var(--s6);
  }
  /* Room for what is said there, so that nothing below it moves. */
  .told {
    min-height: 4.65em;
    margin-top: var(--s3);
  }
  .actions,
  noscript p {
    margin-top: var(--s5);
  }
  /* The steps that follow need script: without it, the ways above and below are the ones that lead there. */
  html:not([data-script]) & :is(.actions, fieldset, [role="radiogroup"], .told) {
    display: none;
  }
  ${from("S")} {
    .told {
      min-height: 3.1em;
    }
  }
`;
