import React, { useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { sheetDeliveries } from "@hjarta-lunga/contract/memorials.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { rowField } from "#src/core/form/form-field.tsx";
import { useAfterPress } from "#src/core/form/use-after-press.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { valueIn } from "#src/core/form/use-words-before-hydration.ts";
import type { AmountEvents } from "#src/core/order/amount/change-amount.ts";
import { amountFault } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ChoiceForm, type ChoiceStepProps } from "#src/core/order/steps/choice-form.tsx";
import { ChoiceParts, useCheckedStep } from "#src/core/order/steps/checked-step.ts";
import { displayPhone, PhoneLine } from "#src/core/phone-text.tsx";
import { nothingRefused } from "#src/core/preview/preview-watch.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { GiftAmount } from "./gift-amount.tsx";
import { loadDonorStep, loadWhileWriting } from "./lazy-steps.ts";
import {
  kind,
  type DeliveryDraft,
  type MemorialDraft,
  type MemorialProduct,
  type SheetDraft,
  type SheetProblem,
} from "./memorial-gift.ts";
import { shownFields, toPreview, unsupportedCharactersOf } from "./memorial-shape.ts";
import { memorialWords } from "./memorial-words.ts";
import { Remembered } from "./remembered.tsx";
import { SheetPart } from "./sheet-part.tsx";
import { SheetPreview } from "./sheet-preview.tsx";

type Props = ChoiceStepProps<MemorialDraft, SheetProblem> &
  AmountEvents & {
    product: MemorialProduct;
    receiver: Receiver;
    refused: FormProblems;
    onSheet: (change: Partial<SheetDraft>) => void;
    onDelivery: (change: Partial<DeliveryDraft>) => void;
  };

export function SheetStep(props: Props) {
  const { product, draft, receiver, isFirstRender, problem, asked, refused, onSheet, onDelivery, onAsk, onGoOn } =
    props;
  const { say } = useTexts();
  const { swish, bankgiro } = receiver;
  const phone = displayPhone(receiver.phone);
  const headingId = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const isOfAmount = problem !== null && problem !== "fields";
  const fault = isOfAmount ? problem : amountFault(draft, product);
  const { least, most } = product;
  const limits = { least: formatAmount(least), most: formatAmount(most), phone };
  const amount = fault === null ? null : say(`memorial.amount.${fault}`, limits);
  /** Letters that no font has: the API knows them alone, and says so when it is to draw them. */
  const [unsupported, setUnsupported] = useState(nothingRefused);
  const form = useLazyValidation({
    fields: shownFields(draft),
    words: memorialWords,
    load: loadWhileWriting,
    judge: (rules) => rules.problemsOf(draft),
    refused: { ...refused, ...unsupportedCharactersOf(draft.sheet, unsupported) },
    others: { amount },
    asked,
  });
  const parts = useWrittenBefore(draft, !isFirstRender, ({ sheet, delivery }) => {
    onSheet(sheet);
    onDelivery(delivery);
  });
  const next = useCheckedStep(form, { loadNext: loadDonorStep, onGoOn, onAsk: () => onAsk("fields") });
  return (
    <ChoiceForm
      kind={kind}
      product={null}
      isFirstRender={isFirstRender}
      noScript={say("noScript.memorial", { swish, bankgiro, phone })}
      isUnderWay={next.isUnderWay}
      onSubmit={() => {
        const wrong = amountFault(draft, product);
        if (wrong === null) next.fetchNext();
        else onAsk(wrong);
      }}
      onBlur={(target) => target === ownField.current && afterPress(props.onLeaveOwn)}
    >
      <Parts ref={parts}>
        <FormErrors form={form} />
        <Remembered form={form} sheet={draft.sheet} onChange={onSheet} />
        <SheetPart form={form} sheet={draft.sheet} phone={phone} onChange={onSheet} />
        <aside aria-labelledby={headingId}>
          <h2 id={headingId}>{say("memorial.preview")}</h2>
          <SheetPreview sheet={toPreview(draft.sheet)} onRefused={setUnsupported} />
        </aside>
        <DeliveryFields form={form} delivery={draft.delivery} phone={receiver.phone} onChange={onDelivery} />
        <GiftAmount
          product={product}
          draft={draft}
          ownField={ownField}
          error={isOfAmount || form.attempt > 0 ? amount : null}
          isReady={!isFirstRender}
          onPreset={props.onPreset}
          onOwn={props.onOwn}
        />
        {next.hasFailed && <FieldMessage id="not-loaded" role="alert" text={say("form.notLoaded")} />}
        <PhoneLine className="call" phone={receiver.phone} text="memorial.call" />
      </Parts>
    </ChoiceForm>
  );
}

const Parts = styled(ChoiceParts)`
  ${from("L")} {
    > aside {
      grid-row-end: span 6;
    }
  }
`;

type Written = { sheet: Partial<SheetDraft>; delivery: Partial<DeliveryDraft> };

function useWrittenBefore(draft: MemorialDraft, isReady: boolean, tell: (written: Written) => void) {
  // Who comes back to the step later has written nothing before script.
  const box = useRef<HTMLDivElement>(null);
  useInputBeforeHydration<Written>(() => (isReady ? null : read(box.current, draft)), tell, isReady);
  return box;
}

function read(box: HTMLElement | null, { sheet, delivery }: MemorialDraft): Written | null {
  const written = (name: string) => valueIn(box, `[name="${name}"]`);
  const words = {
    name: written("remembered.name"),
    bornYear: written("bornYear"),
    diedYear: written("diedYear"),
    greeting: written("greeting"),
  };
  const changed = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ""));
  const givers = sheet.givers.map((row) => ({ ...row, name: written(rowField("givers", row.id)) || row.name }));
  const hasGiver = givers.some(({ name }, place) => name !== sheet.givers[place]?.name);
  const to = sheetDeliveries.find((each) => each === valueIn(box, "[name=delivery]:checked"));
  const isOther = to !== undefined && to !== delivery.to;
  if (Object.keys(changed).length === 0 && !hasGiver && !isOther) return null;
  return { sheet: { ...changed, ...(hasGiver && { givers }) }, delivery: isOther ? { to } : {} };
}
