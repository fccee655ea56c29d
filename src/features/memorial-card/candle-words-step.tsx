import React, { useId } from "react";
import { styled } from "styled-components";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { useWordsBeforeHydration } from "#src/core/form/use-words-before-hydration.ts";
import { ChoiceForm, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { ChoiceParts, useCheckedStep } from "#src/core/order/steps/checked-step.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneLine, displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { CandleCard } from "./candle-card.tsx";
import { cardFields, kind, toShown, type CandleDraft, type CardDraft } from "./candle.ts";
import { CandleFields, cardWords } from "./candle-fields.tsx";
import { loadDonorStep } from "./lazy-steps.ts";

type Props = ChoiceStepProps<CandleDraft, "fields"> & {
  receiver: Receiver;
  refused: FormProblems;
  onCard: (change: Partial<CardDraft>) => void;
};

const fieldNames = {
  name: "remembered",
  bornYear: "bornYear",
  diedYear: "diedYear",
  greeting: "greeting",
  from: "from",
};

export function CandleWordsStep({ draft, receiver, isFirstRender, asked, refused, onCard, onAsk, onGoOn }: Props) {
  const { say, language } = useTexts();
  const headingId = useId();
  const { card } = draft;
  const form = useLazyValidation({
    fields: cardFields,
    words: cardWords,
    load: loadDonorStep,
    refused,
    asked,
    judge: ({ problemsOfCard }) => problemsOfCard(card),
  });
  const parts = useWordsBeforeHydration(fieldNames, card, !isFirstRender, onCard);
  const next = useCheckedStep(form, { loadNext: loadDonorStep, onGoOn, onAsk: () => onAsk("fields") });
  return (
    <ChoiceForm
      kind={kind}
      product={null}
      isFirstRender={isFirstRender}
      noScript={say("noScript.candle", { phone: displayPhone(receiver.phone) })}
      isUnderWay={next.isUnderWay}
      onSubmit={next.fetchNext}
    >
      <Parts ref={parts}>
        <FormErrors form={form} />
        <CandleFields form={form} card={card} onChange={onCard} />
        <aside aria-labelledby={headingId}>
          <h2 id={headingId}>{say("candle.preview")}</h2>
          <CandleCard card={toShown(card)} language={language} />
        </aside>
        {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
        <PhoneLine className="call" phone={receiver.phone} text="candle.call" />
      </Parts>
    </ChoiceForm>
  );
}

const Parts = styled(ChoiceParts)`
  row-gap: var(--s7);

  > aside {
    max-width: 34rem;
  }
`;
