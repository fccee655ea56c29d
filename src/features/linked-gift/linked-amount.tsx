import React, { type RefObject } from "react";
import type { LinkedGift } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { afterWriting, type AmountFault, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";

type Props = {
  legend: string;
  gift: Pick<LinkedGift, "suggestions" | "least" | "most">;
  chosen: ChosenAmount;
  fault: AmountFault | null;
  ownField: RefObject<HTMLInputElement | null>;
  errorId: string;
  phone: string;
  onChoose: (chosen: ChosenAmount) => void;
};

export function LinkedAmount({ legend, gift, chosen, fault, ownField, errorId, phone, onChoose }: Props) {
  const { say } = useTexts();
  const words = { least: formatAmount(gift.least), most: formatAmount(gift.most), phone };
  return (
    <>
      <AmountChoice
        legend={legend}
        name="belopp"
        presets={gift.suggestions}
        chosen={chosen.preset}
        own={chosen.own}
        ownField={ownField}
        labels={amountLabels(say, "linkedGift")}
        show={formatAmount}
        onChoose={(preset) => onChoose({ preset, own: "" })}
        onOwn={(own) => onChoose(afterWriting(own, chosen))}
        errorId={fault === null ? undefined : errorId}
      />
      <div className="told">
        {fault !== null && <FieldMessage id={errorId} role="alert" text={say(`linkedGift.${fault}`, words)} />}
      </div>
    </>
  );
}
