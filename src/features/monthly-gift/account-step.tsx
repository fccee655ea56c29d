import React, { useState, type SyntheticEvent } from "react";
import { PrivacyLine } from "#src/core/donor/privacy-line.tsx";
import { styled } from "styled-components";
import { journeyOf, type MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { AccountSection } from "#src/core/account/account-section.tsx";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { useValidation } from "#src/core/form/use-lazy-validation.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { accountForm, accountStepWords, shownFields, toAccountForm } from "./account-shape.ts";
import { ConsentPurpose, KnownMandates } from "./known-mandates.tsx";
import { GiverFields } from "./giver-fields.tsx";
import { changeContact, changeGiver, liveMandates, type Identity, type MandateDraft } from "./mandate-draft.ts";
import { StepLayout } from "./step-parts.tsx";

type Props = {
  kind: MandateJourneyKind;
  draft: MandateDraft;
  identity: Identity;
  phone: Phone;
  refusal: string | null;
  onChange: (change: (draft: MandateDraft) => Partial<MandateDraft>) => void;
  onIdentifyAgain: () => void;
  onHolder: () => void;
  onBack: () => void;
  onGoOn: () => void;
};

const nothingRefused: FormProblems = {};

export function AccountStep(props: Props) {
  const { kind, draft, identity, phone, refusal, onChange, onGoOn } = props;
  const { say } = useTexts();
  const [asked, setAsked] = useState(0);
  const value = toAccountForm(kind, draft);
  const problems = problemsIn(accountForm, value);
  const fields = shownFields(kind, draft);
  const form = useValidation({ fields, words: accountStepWords, problems, refused: nothingRefused, asked });
  const [firstName = ""] = identity.status.name.split(" ");

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (Object.keys(problems).length === 0) onGoOn();
    else setAsked((before) => before + 1);
  }

  return (
    <Step>
      <ScreenHeading>{say("monthly.account.hello", { name: firstName })}</ScreenHeading>
      <p className="lead">{say("monthly.account.lead")}</p>
      <KnownMandates kind={kind} status={identity.status} phone={phone} />
      <form onSubmit={submit} noValidate>
        <FormErrors form={form} />
        {refusal !== null && <FieldMessage id="refused" role="alert" text={refusal} />}
        {kind === "direct_debit" && (
          <ConsentPurpose live={liveMandates(identity.status)} draft={draft} onChange={onChange} />
        )}
        <section>
          <h2>{say("monthly.account.heading")}</h2>
          <AccountSection
            form={form}
            account={draft.account}
            token={identity.token}
            returnTo={journeyOf(kind).path}
            onChange={(account) => onChange(() => ({ account }))}
            onIdentityExpired={props.onIdentifyAgain}
          />
          <p className="whose">
            {say("monthly.account.whose", { name: identity.status.name })}{" "}
            <button className="plain" type="button" onClick={props.onHolder}>
              {say("monthly.account.otherHolder")}
            </button>
          </p>
        </section>
        <EmailField
          form={form}
          written={draft.contact.email}
          hint={say("monthly.contact.emailHint")}
          onChange={(email) => onChange(changeContact({ email }))}
        />
        <GiverFields kind={kind} form={form} draft={draft} onChange={(change) => onChange(changeGiver(change))} />
        <div className="actions">
          <button className="btn btn--big" type="submit">
            {say("monthly.account.goOn")}
          </button>
          <button className="plain" type="button" onClick={props.onBack}>
            {say("order.back")}
          </button>
        </div>
        <PrivacyLine className="privacy" text="monthly.privacy" />
      </form>
    </Step>
  );
}

const Step = styled(StepLayout)`
  form > * + * {
    margin-top: var(--s7);
  }
  section > * + * {
    margin-top: var(--s5);
  }
  section > h2 {
    font-size: var(--t-h3);
  }
  section > h2 + * {
    margin-top: var(--s4);
  }
  .privacy {
    margin-top: var(--s5);
  }
`;
