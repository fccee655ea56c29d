import React, { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from "react";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import type { CardOrderNamespace } from "./card-order.ts";
import { SenderTroubleText } from "./sender-trouble.tsx";
import type { useCardCorrection } from "./use-card-correction.ts";

type Props = ComponentProps<typeof FormErrors> & {
  namespace: CardOrderNamespace;
  correction: Pick<ReturnType<typeof useCardCorrection>, "isChanged" | "trouble" | "isSending">;
  phone: Phone;
  /** The card as it stands. */
  now: ReactNode;
  /** The card as it will be. */
  preview: ReactNode;
  onSubmit: (event: SyntheticEvent) => void;
  onLeave: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The words of a card anew, with the card beside them as it will be. */
export function CardCorrection({ namespace, correction, form, phone, now, preview, ...props }: Props) {
  const { say } = useTexts();
  const previewId = useId();
  const { isChanged, trouble, isSending } = correction;
  return (
    <CardOrderLayout as="form" onSubmit={props.onSubmit} noValidate>
      <div className="words">
        <ScreenHeading>{say(`${namespace}.correct.heading`)}</ScreenHeading>
        <FormErrors form={form} />
        {props.children}
        <SenderTroubleText trouble={trouble} phone={phone} namespace={namespace} />
        <div role="alert">{isChanged && <p>{say(`${namespace}.correct.changed`)}</p>}</div>
        {isChanged && (
          <section>
            <h2>{say(`${namespace}.correct.now`)}</h2>
            {now}
          </section>
        )}
        <div className="actions">
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? `${namespace}.correct.sending` : `${namespace}.correct.send`)}
          </button>
          <button className="plain" type="button" onClick={props.onLeave}>
            {say(`${namespace}.correct.leave`)}
          </button>
        </div>
      </div>
      <aside aria-labelledby={previewId}>
        <h2 id={previewId}>{say(`${namespace}.preview`)}</h2>
        {preview}
      </aside>
    </CardOrderLayout>
  );
}
