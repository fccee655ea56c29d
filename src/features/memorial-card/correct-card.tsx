import React from "react";
import type { MemorialCard, MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { correctMemorialCard, fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import { CardCorrection } from "#src/core/card/card-correction.tsx";
import { useCardCorrection } from "#src/core/card/use-card-correction.ts";
import { useKeptWords } from "#src/core/form/use-kept-words.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CandleFields } from "./candle-fields.tsx";
import { useCandleForm } from "./candle-form.ts";
import { asShown, fromCard, toShown } from "./candle-shape.ts";

type Props = {
  answer: MemorialCardOrderAnswer;
  token: string;
  phone: Phone;
  /** The card as it is known now. */
  onKnown: (answer: MemorialCardOrderAnswer) => void;
  onDone: (isSaved: boolean) => void;
};

/** The words anew, by the same rules as they were written by. */
export function CorrectCard({ answer, token, phone, onKnown, onDone }: Props) {
  const { orderReference, version, language } = answer;
  const {
    words: card,
    setWords: setCard,
    forget,
  } = useKeptWords({ reference: orderReference, version, saved: fromCard(answer.card) });
  function leave(isSaved: boolean) {
    forget();
    onDone(isSaved);
  }
  const correction = useCardCorrection({
    orderReference,
    version,
    read: () => fetchMemorialCardOrder(orderReference, token),
    save: (whole: MemorialCard) => correctMemorialCard({ orderReference, token, version, card: whole }),
    asShown,
    onKnown,
    onDone: leave,
  });
  const { refused, asked, changed, submit } = correction;
  const form = useCandleForm({ card, refused, asked });
  return (
    <CardCorrection
      namespace="memorialCardOrder"
      {...{ correction, form, phone }}
      now={<CandleCard card={answer.card} language={language} />}
      preview={<CandleCard card={toShown(card)} language={language} />}
      onSubmit={(event) => submit(event, async () => (await form.load()).toWholeCard(card))}
      onLeave={() => leave(false)}
    >
      <CandleFields
        form={form}
        card={card}
        onChange={(change) => {
          changed();
          setCard((before) => ({ ...before, ...change }));
        }}
      />
    </CardCorrection>
  );
}
