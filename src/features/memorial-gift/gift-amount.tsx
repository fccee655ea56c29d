import React, { useId, type RefObject } from "react";
import { styled } from "styled-components";
import { fieldId } from "#src/core/form/form-field.tsx";
import type { ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import type { MemorialProduct } from "./memorial-gift.ts";

type Props = {
  product: MemorialProduct;
  draft: ChosenAmount;
  ownField: RefObject<HTMLInputElement | null>;
  error: string | null;
  isReady: boolean;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
};

export function GiftAmount({ product, draft, ownField, error, isReady, onPreset, onOwn }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  const errorId = useId();
  return (
    <Amount aria-labelledby={headingId}>
      <h2 id={headingId}>{say("memorial.gift")}</h2>
      <AmountChoice
        legend={say("memorial.amount")}
        name="belopp"
        presets={product.presets}
        chosen={draft.preset}
        own={draft.own}
        ownField={ownField}
        ownId={fieldId("amount")}
        isReady={isReady}
        labels={amountLabels(say, "memorial.amount")}
        show={formatAmount}
        onChoose={onPreset}
        onOwn={onOwn}
        errorId={error === null ? undefined : errorId}
      />
      <div className="told">
        {error === null ? (
          <p>{say("memorial.amount.notShown")}</p>
        ) : (
          <FieldMessage id={errorId} role="alert" text={error} />
        )}
      </div>
    </Amount>
  );
}

const Amount = styled.section`
  fieldset > div {
    margin-top: 0;
  }
  .told {
    min-height: 3.1em;
    margin-top: var(--s3);
    color: var(--text-soft);
  }
`;
