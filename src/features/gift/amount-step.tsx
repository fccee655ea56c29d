import React, { useId, useRef, useState, type SyntheticEvent } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { shownPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { showAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { effectOf } from "./effect.ts";
import { monthlyAddress } from "./gift-arrival.ts";
import { amountOf, type GiftDraft } from "./gift-draft.ts";
import type { AmountFault } from "./gift-check.ts";
import type { GivenProduct, Receiver } from "./gift-product.ts";
import { loadDonorStep, loadGiftCheck } from "./later-steps.ts";
import { tellForm } from "./tell-form.ts";

type Props = {
  product: GivenProduct;
  draft: GiftDraft;
  receiver: Receiver;
  /** The page has just been shown, its address is not read yet: its heading takes no focus. */
  isFirst: boolean;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
  onGoOn: () => void;
};

/** Step 1: how much. A plain form until script comes. */
export function AmountStep({ product, draft, receiver, isFirst, onPreset, onOwn, onGoOn }: Props) {
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = shownPhone(receiver.phone);
  const errorId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const [wasFirst] = useState(isFirst);
  const [fault, setFault] = useState<AmountFault | "notLoaded" | null>(null);
  const afterPress = useAfterPress();
  const amount = amountOf(draft);
  const effect = effectOf(product, amount);

  async function check(): Promise<boolean> {
    const [{ amountFault }] = await Promise.all([loadGiftCheck(), loadDonorStep()]);
    const found = amountFault(amount, product);
    setFault(found);
    return found === null;
  }

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    check().then(
      (isRight) => (isRight ? onGoOn() : ownField.current?.focus()),
      () => setFault("notLoaded"),
    );
  }

  /** On leaving the field; what is empty is no fault yet. */
  function leaveOwn() {
    if (draft.own.trim() !== "") check().catch(() => undefined);
  }

  const words = { least: showAmount(product.least), most: showAmount(product.most), phone };
  return (
    <Form
      action={routes.gift.href()}
      onSubmit={goOn}
      onFocus={() => tellForm("form_start")}
      onBlur={({ target }: { target: EventTarget }) => target === ownField.current && afterPress(leaveOwn)}
      noValidate
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
        chosen="regular_gift"
        isReady={!isFirst}
        onChoose={(kind) => {
          if (kind === "monthly_gift") navigate(monthlyAddress(String(amount ?? "")));
        }}
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
        show={showAmount}
        onChoose={(preset) => {
          setFault(null);
          onPreset(preset);
        }}
        onOwn={(own) => {
          setFault(null);
          onOwn(own);
        }}
        error={
          fault === null
            ? undefined
            : { id: errorId, text: say(fault === "notLoaded" ? "form.notLoaded" : `gift.${fault}`, words) }
        }
      />
      <p className="effect" role="status">
        {effect}
      </p>
      <div className="actions">
        <button className="btn btn--big" type="submit" name={queryKeys.goOn} value="1">
          {say("gift.goOn")}
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
  .effect {
    min-height: 1.55em;
    margin-top: var(--s4);
  }
  .actions,
  noscript p {
    margin-top: var(--s5);
  }
  /* The steps that follow need script: without it, the ways above and below are the ones that lead there. */
  html:not([data-script]) & :is(.actions, fieldset, [role="radiogroup"], .effect) {
    display: none;
  }
`;
