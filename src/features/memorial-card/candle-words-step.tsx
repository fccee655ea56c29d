import React, { useId, useState } from "react";
import { PrivacyLine } from "#src/core/donor/privacy-line.tsx";
import { styled } from "styled-components";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { useWordsBeforeHydration } from "#src/core/form/use-words-before-hydration.ts";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { ChoiceForm, useNextStep, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
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
  onGift: () => void;
  /** What the API has against the words, or nothing where the contract's rules say it. */
  onRefused: (fields: FormProblems) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
  onLit: (orderReference: string) => void;
};

const fieldNames = {
  name: "remembered",
  bornYear: "bornYear",
  diedYear: "diedYear",
  greeting: "greeting",
  from: "from",
};

/** Who is remembered, and by whom: the candle is lit from here. A gift with it has a step of its own. */
export function CandleWordsStep(props: Props) {
  const { draft, receiver, isFirstRender, asked, refused, onCard, onGift, onAsk, onGoOn } = props;
  const { say, language } = useTexts();
  const headingId = useId();
  const { card } = draft;
  const phone = displayPhone(receiver.phone);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const form = useLazyValidation({
    fields: cardFields,
    words: cardWords,
    load: loadDonorStep,
    refused,
    asked,
    judge: ({ problemsOfCard }) => problemsOfCard(card),
  });
  const parts = useWordsBeforeHydration(fieldNames, card, !isFirstRender, onCard);
  const gift = useCheckedStep(form, {
    loadNext: loadDonorStep,
    onGoOn: () => {
      onGift();
      onGoOn();
    },
    onAsk: () => onAsk("fields"),
  });
  const light = useNextStep(
    async () => {
      const [isRight, { lightCandle }] = await Promise.all([form.isRight(), loadDonorStep()]);
      return isRight ? lightCandle(draft, language, props.onSent) : null;
    },
    (outcome, stay) => {
      if (outcome !== null && "lit" in outcome) props.onLit(outcome.lit);
      else if (outcome !== null && "order" in outcome) props.onOrder(outcome.order);
      else {
        stay();
        if (outcome === null) onAsk("fields");
        else if ("failure" in outcome) setFailure(outcome.failure);
        else props.onRefused(outcome.refused);
      }
    },
  );
  const isUnderWay = gift.isUnderWay || light.isUnderWay;
  return (
    <ChoiceForm
      kind={kind}
      product={null}
      isFirstRender={isFirstRender}
      noScript={say("noScript.candle", { phone })}
      isUnderWay={isUnderWay}
      submit="candle.light"
      also={
        <button className="plain" type="button" onClick={() => !isUnderWay && gift.fetchNext()}>
          {say("candle.gift.with")}
        </button>
      }
      onSubmit={() => {
        setFailure(null);
        if (!isUnderWay) light.fetchNext();
      }}
    >
      <Parts ref={parts}>
        <FormErrors form={form} />
        <CandleFields form={form} card={card} onChange={onCard} />
        <aside aria-labelledby={headingId}>
          <h2 id={headingId}>{say("candle.preview")}</h2>
          <CandleCard card={toShown(card)} language={language} />
        </aside>
        {(gift.hasFailed || light.hasFailed) && (
          <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />
        )}
        {failure !== null && <FieldMessage id="order-failure" role="alert" text={say(failure, { phone })} />}
        <div>
          <PrivacyLine text="candle.privacy" />
          <PhoneLine className="call" phone={receiver.phone} text="candle.call" />
        </div>
      </Parts>
    </ChoiceForm>
  );
}

const Parts = styled(ChoiceParts)`
  row-gap: var(--s7);

  > aside {
    max-width: 34rem;
  }
  .call {
    margin-top: var(--s4);
  }
`;
