import React, { useRef, useState, type SyntheticEvent } from "react";
import { donor as donorSchema } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { styled } from "styled-components";
import { ApiError } from "#src/calls/api-error.ts";
import { DonorFields, donorFieldId } from "#src/core/donor/donor-fields.tsx";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { donorProblemKey, saysItsField } from "#src/core/donor/donor-problem-words.ts";
import { shownFields, toDonor } from "#src/core/donor/donor-shape.ts";
import { problemsFromApi, problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { useFieldProblems } from "#src/core/form/use-field-problems.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import type { GiftDraft, Sent } from "./gift-draft.ts";
import { giftFailure } from "./gift-failure.ts";
import type { AmountProblem } from "./journey.ts";
import { placeOrder } from "./place-order.ts";
import { YourGift } from "./your-gift.tsx";

type Props = {
  draft: GiftDraft;
  /** SEK */
  amount: number;
  phone: string;
  onChange: (change: Partial<DonorDraft>) => void;
  onBack: () => void;
  onAmountRefused: (problem: AmountProblem) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

const nothing: FormProblems = {};

/** Step 2: who gives. Sending it makes the order; nothing is paid yet. */
export default function DonorStep({ draft, amount, phone, onChange, onBack, onAmountRefused, onSent, onOrder }: Props) {
  const { say, language } = useTexts();
  const [fromApi, setFromApi] = useState(nothing);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const donor = toDonor(draft.donor, amount);
  const problems = problemsIn(donorSchema, donor);
  const { attempt, tried, leftField, problemOf } = useFieldProblems(problems, fromApi);

  const fields = shownFields(draft.donor, amount);
  const errors = fields.flatMap((field) => {
    const problem = problemOf(field);
    if (problem === undefined) return [];
    const words = say(donorProblemKey(field, problem));
    const text = saysItsField(field, problem) ? words : `${say(`donor.${field}.label`)}: ${words}`;
    return [{ fieldId: donorFieldId(field), text }];
  });

  useErrorTitle(attempt > 0 && errors.length > 0);

  /** At the fields and above them. What no field of the form shows is said all the same. */
  function tell(found: FormProblems, otherwise: TextKey) {
    if (fields.some((field) => found[field] !== undefined)) tried();
    else setFailure(otherwise);
  }

  async function send() {
    setFailure(null);
    setFromApi(nothing);
    const whole = donorSchema.safeParse(donor);
    if (!whole.success) {
      tell(problems, "gift.refused");
      return;
    }
    try {
      onOrder(await placeOrder({ amount, donor: whole.data, language }, draft, onSent));
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      const wrongAmount = said?.fields?.amount;
      if (wrongAmount !== undefined) {
        onAmountRefused(refusedAmounts[wrongAmount] ?? "notANumber");
        return;
      }
      const found = problemsFromApi(said?.fields ?? {});
      setFromApi(found);
      tell(found, giftFailure(said, { hasOrder: draft.order !== null }));
    }
  }

  /** A second click while the first is under way does nothing. */
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    void send().finally(() => {
      sending.current = false;
      setIsSending(false);
    });
  }

  return (
    <>
      <ScreenHeading>{say("gift.donor.heading")}</ScreenHeading>
      <YourGift amount={amount} onChange={onBack} />
      <Form onSubmit={submit} noValidate>
        {attempt > 0 && (
          <ErrorSummary
            heading={say(summaryKeys[errors.length] ?? "form.errors.many", { count: errors.length })}
            errors={errors}
            attempt={attempt}
          />
        )}
        <DonorFields
          draft={draft.donor}
          amount={amount}
          problemOf={problemOf}
          onChange={(change) => {
            setFromApi(nothing);
            onChange(change);
          }}
          onLeave={leftField}
        />
        {failure && <FieldMessage id="gift-failure" role="alert" text={say(failure, { phone })} />}
        <div className="actions">
          <button className="btn btn--big" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "gift.sending" : "gift.toPayment")}
          </button>
          <button className="plain" type="button" onClick={onBack}>
            {say("gift.back")}
          </button>
        </div>
        <p className="privacy">
          {say("donor.privacy")} <SmartLink href={say("donor.privacyHref")}>{say("donor.privacyLink")}</SmartLink>
        </p>
      </Form>
    </>
  );
}

/** The API's limits are newer than the page's: its words name no limit. */
const refusedAmounts: Readonly<Record<string, AmountProblem>> = { tooSmall: "refusedSmall", tooLarge: "refusedLarge" };

const summaryKeys: Readonly<Record<number, TextKey>> = {
  0: "form.errors.none",
  1: "form.errors.one",
  2: "form.errors.two",
  3: "form.errors.three",
};

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
  .privacy {
    margin-top: var(--s5);
    color: var(--text-soft);
    line-height: 1.4;
  }
`;
