import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { PrivacyLine } from "../../donor/privacy-line.tsx";
import { FormErrors } from "../../form/form-errors.tsx";
import type { Sent } from "../draft/order-draft.ts";
import type { OrderFormState } from "./use-order-form.ts";

/** What the step gets whose form makes the order. */
export type LastStepProps<Draft> = {
  draft: Draft;
  phone: string;
  onBack: () => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

type Props = {
  form: OrderFormState;
  phone: string;
  privacy: TextKey;
  submit?: TextKey | undefined;
  onBack: () => void;
  children: ReactNode;
};

export function OrderForm({ form, phone, privacy, submit = "order.toPayment", onBack, children }: Props) {
  const { say } = useTexts();
  const { failure, isSending } = form;
  return (
    <Form onSubmit={form.submit} noValidate>
      <FormErrors form={form} />
      {children}
      {failure && <FieldMessage id="order-failure" role="alert" text={say(failure, { phone })} />}
      <div className="actions">
        <button className="btn btn--big" type="submit" aria-disabled={isSending || undefined}>
          {say(isSending ? "order.sending" : submit)}
        </button>
        <button className="plain" type="button" onClick={onBack}>
          {say("order.back")}
        </button>
      </div>
      <PrivacyLine className="privacy" text={privacy} />
    </Form>
  );
}

const Form = styled.form`
  margin-top: var(--s5);

  > * + * {
    margin-top: var(--s6);
  }
  /* One below the other on a phone: the button's words grow shorter while it works. */
  .actions {
    flex-direction: column;
    align-items: start;
  }
  ${from("S")} {
    .actions {
      flex-direction: row;
      align-items: center;
    }
  }
  > .privacy {
    margin-top: var(--s5);
  }
`;
