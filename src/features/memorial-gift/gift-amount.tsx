import React, { useId, type RefObject } from "react";
import { styled } from "styled-components";
import type { ChosenAmount } from "#src/core/order/chosen-amount.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import type { AmountProblem, MemorialProduct } from "./memorial-machine.ts";

type Props = {
  product: MemorialProduct;
  draft: ChosenAmount;
  ownField: RefObject<HTMLInputElement | null>;
  fault: AmountProblem | null;
  phone: string;
  isReady: boolean;
  onPreset: (preset: number) => void;
  onOwn: (own: string) => void;
};

/** How much. It never stands on the sheet. */
export function GiftAmount({ product, draft, ownField, fault, phone, isReady, onPreset, onOwn }: Props) {
  const { say } = useTexts();
  const headingId = useId();
  const errorId = useId();
  const words = { least: formatAmount(product.least), most: formatAmount(product.most), phone };
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
        isReady={isReady}
        labels={{
          other: say("memorial.amount.other"),
          otherLabel: say("memorial.amount.otherLabel"),
          currency: say("memorial.amount.currency"),
        }}
        show={formatAmount}
        onChoose={onPreset}
        onOwn={onOwn}
        errorId={fault === null ? undefined : errorId}
      />
      <div className="told">
        {fault === null ? (
          <p>{say("memorial.amount.notShown")}</p>
        ) : (
          <FieldMessage id={errorId} role="alert" text={say(`memorial.amount.${fault}`, words)} />
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
