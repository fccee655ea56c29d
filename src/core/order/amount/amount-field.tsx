import React, { useId } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { fieldId, type FormState } from "#src/core/form/form-field.tsx";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import { amountLabels } from "./amount-labels.ts";
import { amountFault, type ChosenAmount } from "./chosen-amount.ts";
import { refusedAmount } from "./refused-amount.ts";

type Namespace<Key> = Key extends `${infer Name}.amount.refusedSmall` ? Name : never;
type AmountNamespace = Namespace<TextKey>;

type Props = {
  namespace: AmountNamespace;
  form: FormState;
  limits: Omit<GiftLimits, "preselected">;
  chosen: ChosenAmount;
  phone: string;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
};

export function AmountField({ namespace, form, limits, chosen, phone, onPreset, onOwn }: Props) {
  const { say, language } = useTexts();
  const errorId = useId();
  const afterPress = useAfterPress();
  const problem = form.problemOf("amount");
  const fault = problem === undefined ? null : (amountFault(chosen, limits) ?? refusedAmount(problem));
  const show = (kronor: number) => formatAmount(kronor, language);
  const words = { least: show(limits.least), most: show(limits.most), phone };
  return (
    <Amount
      onBlur={({ target }: { target: EventTarget }) => {
        const isOwn = target instanceof HTMLInputElement && target.id === fieldId("amount");
        if (isOwn) afterPress(() => form.leftField("amount", chosen.own));
      }}
    >
      <AmountChoice
        legend={say(`${namespace}.amount`)}
        name="belopp"
        presets={limits.presets}
        chosen={chosen.preset}
        own={chosen.own}
        ownId={fieldId("amount")}
        labels={amountLabels(say, `${namespace}.amount`)}
        show={show}
        onChoose={onPreset}
        onOwn={onOwn}
        errorId={fault === null ? undefined : errorId}
      />
      <div className="told">
        {fault !== null && <FieldMessage id={errorId} role="alert" text={say(`${namespace}.amount.${fault}`, words)} />}
      </div>
    </Amount>
  );
}

const Amount = styled.div`
  fieldset > div {
    margin-top: 0;
  }
  .told:not(:empty) {
    margin-top: var(--s3);
  }
`;
