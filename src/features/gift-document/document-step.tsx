import React, { useId, useState } from "react";
import { styled } from "styled-components";
import { documentDeliveries, type GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { DeliverySection } from "#src/core/document-order/delivery-section.tsx";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { FormField, type FormState } from "#src/core/form/form-field.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { useWordsBeforeHydration } from "#src/core/form/use-words-before-hydration.ts";
import { AmountField } from "#src/core/order/amount/amount-field.tsx";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ChoiceForm, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { ChoiceParts, useCheckedStep } from "#src/core/order/steps/checked-step.ts";
import { displayPhone, PhoneLine } from "#src/core/phone-text.tsx";
import { nothingRefused } from "#src/core/preview/preview-watch.ts";
import { useTexts } from "#src/core/texts.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { documentWords, WordFields } from "./word-fields.tsx";
import { GiftDocumentPreview } from "./gift-document-preview.tsx";
import {
  shownFields,
  type DeliveryDraft,
  type DocumentDraft,
  type DocumentProduct,
  type WordsDraft,
} from "./gift-document.ts";
import { loadDonorStep, loadWhileWriting } from "./lazy-steps.ts";

type Props = ChoiceStepProps<DocumentDraft, "fields"> &
  AmountEvents & {
    kind: GiftDocumentKind;
    product: DocumentProduct;
    receiver: Receiver;
    refused: FormProblems;
    onWords: (change: Partial<WordsDraft>) => void;
    onDelivery: (change: Partial<DeliveryDraft>) => void;
  };

const fieldNames = { to: "to", from: "from", greeting: "greeting" };
const otherKind = { gift_certificate: "gift_card", gift_card: "gift_certificate" } as const;

export function DocumentStep(props: Props) {
  const { kind, product, draft, receiver, isFirstRender, asked, refused, onWords, onDelivery, onAsk, onGoOn } = props;
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = displayPhone(receiver.phone);
  const wordsId = useId();
  const amountId = useId();
  const previewId = useId();
  /** Letters that no font has: the API knows them alone, and says so when it is to draw them. */
  const [unsupported, setUnsupported] = useState(nothingRefused);
  const form = useLazyValidation({
    fields: shownFields(draft),
    words: documentWords,
    load: loadWhileWriting,
    judge: (rules) => rules.problemsOf(kind, draft, product),
    refused: { ...refused, ...problemsFromApi(unsupported) },
    asked,
  });
  const parts = useWordsBeforeHydration(fieldNames, draft.words, !isFirstRender, onWords);
  const next = useCheckedStep(form, { loadNext: loadDonorStep, onGoOn, onAsk: () => onAsk("fields") });
  return (
    <ChoiceForm
      kind={kind}
      product={{ heading: say(`giftDocument.${kind}.heading`), lead: say(`giftDocument.${kind}.lead`) }}
      isFirstRender={isFirstRender}
      noScript={say("noScript.giftDocument", { swish, bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={next.fetchNext}
    >
      <Parts ref={parts}>
        <FormErrors form={form} />
        <section aria-labelledby={wordsId}>
          <h2 id={wordsId}>{say("giftDocument.words")}</h2>
          <WordFields kind={kind} form={form} words={draft.words} onChange={onWords} />
        </section>
        <section aria-labelledby={amountId}>
          <h2 id={amountId}>{say("giftDocument.gift")}</h2>
          <AmountField
            namespace="giftDocument"
            form={form}
            limits={product}
            chosen={draft}
            phone={phone}
            onPreset={props.onPreset}
            onOwn={props.onOwn}
          />
        </section>
        <aside aria-labelledby={previewId}>
          <h2 id={previewId}>{say("giftDocument.preview")}</h2>
          <GiftDocumentPreview kind={kind} words={draft.words} amount={amountOf(draft)} onRefused={setUnsupported} />
        </aside>
        <DeliveryFields form={form} delivery={draft.delivery} onChange={onDelivery} />
        {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
        <p>
          <SmartLink className="textlink" href={orderKinds[otherKind[kind]].path}>
            {say(`giftDocument.${kind}.other`)}
          </SmartLink>
        </p>
        <PhoneLine className="call" phone={receiver.phone} text="giftDocument.call" />
      </Parts>
    </ChoiceForm>
  );
}

const Parts = styled(ChoiceParts)`
  margin-top: var(--s6);
  column-gap: clamp(3rem, 5vw, 5rem);

  ${from("L")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

type DeliveryFieldsProps = {
  form: FormState;
  delivery: DeliveryDraft;
  onChange: (change: Partial<DeliveryDraft>) => void;
};

/** Where it goes: each way with the fields that it needs, and no others. */
function DeliveryFields({ form, delivery, onChange }: DeliveryFieldsProps) {
  const { say } = useTexts();
  return (
    <DeliverySection
      namespace="giftDocument"
      options={documentDeliveries.map((way) => ({
        value: way,
        label: say(`giftDocument.delivery.${way}`),
        help: say(`giftDocument.delivery.${way}Help`),
      }))}
      chosen={delivery.way}
      onChoose={(way) => onChange({ way })}
    >
      {delivery.way === "post" && (
        <>
          <FormField
            form={form}
            name="recipient"
            hint={say("giftDocument.recipient.hint")}
            value={delivery.recipient}
            autoComplete="off"
            autoCapitalize="words"
            onChange={(recipient) => onChange({ recipient })}
          />
          <AddressFields form={form} legend={say("giftDocument.address")} address={delivery} onChange={onChange} />
        </>
      )}
    </DeliverySection>
  );
}
