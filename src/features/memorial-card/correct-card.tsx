import React, { useId, useState, type SyntheticEvent } from "react";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { correctMemorialCard, fetchMemorialCardOrder } from "#src/calls/memorial-cards.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CandleCard } from "./candle-card.tsx";
import type { CardDraft } from "./candle-draft.ts";
import { CandleFields } from "./candle-fields.tsx";
import { useCandleForm } from "./candle-form.ts";
import { asShown, fromCard, toShown } from "./candle-shape.ts";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";
import { SenderTroubleText } from "#src/core/card/sender-trouble.tsx";
import { useSenderCall } from "#src/core/card/use-sender-call.ts";

type Props = {
  answer: MemorialCardOrderAnswer;
  token: string;
  phone: Phone;
  /** The card as it is known now. */
  onKnown: (answer: MemorialCardOrderAnswer) => void;
  onDone: (isSaved: boolean) => void;
};

const nothing: FormProblems = {};

/** The words anew, with the card beside them as it will be. */
export function CorrectCard({ answer, token, phone, onKnown, onDone }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const [card, setCard] = useState(() => fromCard(answer.card));
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const form = useCandleForm({ card, refused, asked });
  const { orderReference, version } = answer;
  const { trouble, isSending, send } = useSenderCall({
    orderReference,
    onDone: (taken: MemorialCardOrderAnswer) => {
      onKnown(taken);
      onDone(true);
    },
    onRefused: ({ code, fields }) => {
      if (code === "changed_meanwhile" || code === "taken_down") {
        void fetchMemorialCardOrder(orderReference, token).then(onKnown, () => undefined);
        if (code === "taken_down") return false;
        setChanged(true);
        return true;
      }
      if (fields === undefined) return false;
      setRefused(asShown(problemsFromApi(fields)));
      setAsked((before) => before + 1);
      return true;
    },
  });

  function change(changed: Partial<CardDraft>) {
    setRefused(nothing);
    setCard((before) => ({ ...before, ...changed }));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send(async () => {
      const whole = (await form.load()).toWholeCard(card);
      if (whole === null) {
        setAsked((before) => before + 1);
        return null;
      }
      return correctMemorialCard({ orderReference, token, version, card: whole });
    });
  }
  return (
    <CardOrderLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say("memorialCardOrder.correct.heading")}</ScreenHeading>
        <FormErrors form={form} />
        <CandleFields form={form} card={card} onChange={change} />
        <SenderTroubleText trouble={trouble} phone={phone} namespace="memorialCardOrder" />
        <div role="alert">{isChanged && <p>{say("memorialCardOrder.correct.changed")}</p>}</div>
        {isChanged && (
          <section>
            <h2>{say("memorialCardOrder.correct.now")}</h2>
            <CandleCard card={answer.card} language={answer.language} />
          </section>
        )}
        <div className="actions">
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "memorialCardOrder.correct.sending" : "memorialCardOrder.correct.send")}
          </button>
          <button className="plain" type="button" onClick={() => onDone(false)}>
            {say("memorialCardOrder.correct.leave")}
          </button>
        </div>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say("memorialCardOrder.preview")}</h2>
        <CandleCard card={toShown(card)} language={answer.language} />
      </aside>
    </CardOrderLayout>
  );
}
