import React, { useId } from "react";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import type { CardOrderAnswer } from "./sender-card.ts";
import { useCardCorrection, type Correction } from "./use-card-correction.ts";

type Props<Answer extends CardOrderAnswer, Words extends object, Whole> = Correction<Answer, Words, Whole> & {
  phone: Phone;
};

export function CardCorrection<Answer extends CardOrderAnswer, Words extends object, Whole>({
  phone,
  ...correction
}: Props<Answer, Words, Whole>) {
  const { say } = useTexts();
  const previewId = useId();
  const { card, answer } = correction;
  const { namespace } = card;
  const { form, words, isChanged, trouble, isSending, change, submit, leave } = useCardCorrection(correction);
  return (
    <CardOrderLayout as="form" onSubmit={submit} noValidate>
      <div className="words">
        <ScreenHeading>{say(`${namespace}.correct.heading`)}</ScreenHeading>
        <FormErrors form={form} />
        {card.fields(answer, { form, words, onChange: change })}
        <PhoneAlert text={trouble && `${namespace}.${trouble}`} phone={phone} />
        <div role="alert">{isChanged && <p>{say(`${namespace}.correct.changed`)}</p>}</div>
        {isChanged && (
          <section>
            <h2>{say(`${namespace}.correct.now`)}</h2>
            {card.picture(answer)}
          </section>
        )}
        <div className="actions">
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? `${namespace}.correct.sending` : `${namespace}.correct.send`)}
          </button>
          <button className="plain" type="button" onClick={() => leave(false)}>
            {say(`${namespace}.correct.leave`)}
          </button>
        </div>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say(`${namespace}.preview`)}</h2>
        {card.picture(answer, words)}
      </aside>
    </CardOrderLayout>
  );
}
