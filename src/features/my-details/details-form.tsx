import React, { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import type { useDetailsForm } from "./use-details-form.ts";

type Props = {
  form: ReturnType<typeof useDetailsForm>;
  label: string;
  submit: TextKey;
  phone: Phone;
  /** What came of it, read aloud where it comes. */
  outcome: string | null;
  /** Beside the button. */
  second?: ReactNode;
  children: ReactNode;
};

export function DetailsForm({ form, label, submit, phone, outcome, second, children }: Props) {
  const { say } = useTexts();
  return (
    <Form aria-label={label} onSubmit={form.submit} noValidate>
      <FormErrors form={form} />
      {children}
      <Failed failure={form.failure} phone={phone} />
      <div className="actions">
        <button className="btn" type="submit" aria-disabled={form.isSending || undefined}>
          {say(form.isSending ? "myDetails.sending" : submit)}
        </button>
        {second}
      </div>
      <Outcome text={outcome} />
    </Form>
  );
}

export function Failed({ failure, phone }: { failure: TextKey | null; phone: Phone }) {
  const { say } = useTexts();
  const id = useId();
  return (
    <div role="alert">
      {failure !== null && (
        <FieldMessage id={id} text={<PhoneText phone={phone} text={(shown) => say(failure, { phone: shown })} />} />
      )}
    </div>
  );
}

export const Outcome = ({ text }: { text: string | null }) => (
  <Said role="status">
    {text !== null && (
      <p>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12.5 6 10l4 4.6L18.6 4 21 6 10.4 20z" />
        </svg>
        <span>{text}</span>
      </p>
    )}
  </Said>
);

const Said = styled.div`
  p {
    display: flex;
    gap: 0.6rem;
    margin-top: var(--s4);
    color: var(--good);
    font-weight: var(--w-strong);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    fill: currentColor;
  }
`;

const Form = styled.form`
  > * + * {
    margin-top: var(--s5);
  }
  > .actions {
    margin-top: var(--s6);
  }
  > [role="status"],
  > [role="alert"] {
    margin-top: 0;
  }
`;
