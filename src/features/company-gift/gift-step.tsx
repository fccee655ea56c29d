import React, { useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { mostInOccasion } from "@hjarta-lunga/contract/gift-documents.ts";
import { languages } from "@hjarta-lunga/contract/languages.ts";
import type { RegisteredCompany } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { FormField } from "#src/core/form/form-field.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { useWordsBeforeHydration } from "#src/core/form/use-words-before-hydration.ts";
import { AmountField } from "#src/core/order/amount/amount-field.tsx";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { refusedAmount } from "#src/core/order/amount/refused-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ChoiceForm, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { useCheckedStep } from "#src/core/order/steps/checked-step.ts";
import { displayPhone } from "#src/core/phone-text.tsx";
import { nothingRefused } from "#src/core/preview/preview-watch.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { Switch } from "#src/ui/switch.tsx";
import { wasBroughtAlong } from "./brought-along.ts";
import { giftFields, kind, type CompanyDraft, type CompanyProduct, type DiplomaDraft } from "./company-gift.ts";
import { CompanyNumber } from "./company-number.tsx";
import { giftWords } from "./company-words.ts";
import { DiplomaPreview } from "./diploma-preview.tsx";
import { DiplomaSample } from "./diploma-sample.tsx";
import { loadDetailsStep, loadWhileWriting } from "./lazy-steps.ts";
import { TaxSlip } from "./tax-slip.tsx";

type Props = ChoiceStepProps<CompanyDraft, "fields"> &
  AmountEvents & {
    product: CompanyProduct;
    receiver: Receiver;
    refused: FormProblems;
    onNumber: (written: string) => void;
    onFound: (number: string, company: RegisteredCompany) => void;
    onByHand: () => void;
    onTakeBack: () => void;
    onDiploma: (change: Partial<Omit<DiplomaDraft, "isOwnName">>) => void;
  };

type Written = { organisationNumber: string; name: string; occasion: string };
const fieldNames = { organisationNumber: "organisationNumber", name: "name", occasion: "occasion" };

export function GiftStep(props: Props) {
  const { product, draft, receiver, isFirstRender, asked, refused, onNumber, onDiploma, onAsk, onGoOn } = props;
  const { diploma } = draft;
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = displayPhone(receiver.phone);
  const isBroughtAlong = useSyncExternalStore(notChanging, wasBroughtAlong, () => false);
  /** Letters that no font has: the API knows them alone, and says so when it is to draw them. */
  const [unsupported, setUnsupported] = useState(nothingRefused);
  const fault = amountFault(draft, product) ?? (refused.amount === undefined ? null : refusedAmount(refused.amount));
  const { least, most } = product;
  const amountError =
    fault && say(`company.amount.${fault}`, { least: formatAmount(least), most: formatAmount(most), phone });
  const form = useLazyValidation({
    fields: giftFields,
    words: giftWords,
    load: loadWhileWriting,
    judge: (rules) => rules.problemsOf(draft, product),
    refused: { ...refused, ...problemsFromApi(unsupported) },
    others: { amount: amountError },
    asked,
  });
  const written = { organisationNumber: draft.company.organisationNumber, ...diploma };
  const parts = useWordsBeforeHydration<Written>(fieldNames, written, !isFirstRender, (before) => {
    const { organisationNumber, ...words } = before;
    if (organisationNumber !== undefined) onNumber(organisationNumber);
    if (Object.keys(words).length > 0) onDiploma(words);
  });
  const next = useCheckedStep(form, { loadNext: loadDetailsStep, onGoOn, onAsk: () => onAsk("fields") });
  return (
    <ChoiceForm
      kind={kind}
      product={product}
      isFirstRender={isFirstRender}
      noScript={say("noScript.company", { swish, bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={next.fetchNext}
    >
      <Parts ref={parts}>
        {isBroughtAlong && <p role="status">{say("company.broughtAlong")}</p>}
        <FormErrors form={form} />
        <CompanyNumber
          form={form}
          draft={draft}
          onNumber={onNumber}
          onFound={props.onFound}
          onByHand={props.onByHand}
          onTakeBack={props.onTakeBack}
        />
        <div className="amount">
          <p className="legend" aria-hidden>
            {say("company.amount")}
          </p>
          <AmountField
            namespace="company"
            form={form}
            limits={product}
            chosen={draft}
            phone={phone}
            onPreset={props.onPreset}
            onOwn={props.onOwn}
          />
          <TaxSlip organisationNumber={draft.company.organisationNumber} amount={amountOf(draft)} />
        </div>
        <div className="pair">
          <FormField
            form={form}
            name="name"
            value={diploma.name}
            autoComplete="organization"
            autoCapitalize="words"
            onChange={(name) => onDiploma({ name })}
          />
          <FormField
            form={form}
            name="occasion"
            optional={say("form.optional")}
            value={diploma.occasion}
            autoComplete="off"
            autoCapitalize="sentences"
            maxLength={4 * mostInOccasion}
            onChange={(occasion) => onDiploma({ occasion })}
          />
        </div>
        <DiplomaSample
          choice={
            <Switch
              label={say("company.language")}
              name="sprak"
              options={languages.map((value) => ({ value, label: say(`company.language.${value}`) }))}
              chosen={diploma.language}
              isReady={!isFirstRender}
              onChoose={(language) => onDiploma({ language })}
            />
          }
        >
          <DiplomaPreview words={diploma} onRefused={setUnsupported} />
        </DiplomaSample>
        {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
      </Parts>
    </ChoiceForm>
  );
}

const notChanging = () => () => undefined;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  margin-top: var(--s5);

  html:not([data-script]) & {
    display: none;
  }
  > p[role="status"] {
    padding: var(--s3) var(--s4);
    background: var(--sheet-quiet);
  }
  .legend {
    margin-bottom: var(--s3);
    font-weight: var(--w-strong);
  }
  .amount fieldset > div {
    /* Two by two on a phone; the last of an odd number has a row to itself. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(40%, calc(var(--longest) * 0.66rem + 1.5rem))), 1fr));
  }
  .amount label:nth-last-child(2):nth-child(odd) {
    grid-column: 1 / -1;
  }
  /* What is wrong with a field takes part of the space below it. */
  > :has(.field-room) {
    margin-bottom: var(--s5);
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6) var(--s4);
    align-items: start;
  }
  ${from("S")} {
    .amount fieldset > div {
      grid-template-columns: repeat(3, 1fr);
    }
    .amount label:nth-last-child(2):nth-child(odd) {
      grid-column: auto;
    }
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* One row, where an own amount of six figures is still seen whole. */
  @container (min-width: 39rem) {
    .amount fieldset > div {
      grid-template-columns: repeat(3, 1fr) 1.5fr;
    }
    .amount label {
      padding-inline: var(--s1);
      font-size: 1.1875rem;
    }
    .amount .own {
      grid-column: auto;
      gap: var(--s2);
      padding-inline: var(--s3);
    }
    .amount .own input {
      padding: 0;
      font-size: 1.25rem;
    }
  }
`;
