import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialSheet, MemorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { correctSheet, fetchSheet } from "#src/calls/memorial-gifts.ts";
import type { DocumentKind } from "#src/core/document-order/document-kind.ts";
import { DocumentLayout } from "#src/core/document-order/document-layout.tsx";
import { OrderedDocument } from "#src/core/document-order/ordered-document.tsx";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { byRow } from "#src/core/form/form-field.tsx";
import { stayOnEnter } from "#src/core/form/stay-on-enter.ts";
import { WhenMounted } from "#src/core/order-page/order-page.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { displayPhone, PhoneLine } from "#src/core/phone-text.tsx";
import { YearFields } from "#src/core/remembered/year-fields.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { loadWhileWriting } from "./lazy-steps.ts";
import { kind, sheetIn, withGiver, type SheetDraft } from "./memorial-gift.ts";
import { toFieldNames, fromSheet, sheetFields, toPreview } from "./memorial-shape.ts";
import { memorialWords } from "./memorial-words.ts";
import { Remembered } from "./remembered.tsx";
import { SheetDownloads } from "./sheet-downloads.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { SheetWords } from "./sheet-words.tsx";

type Answer = Pick<MemorialSheetAnswer, "state" | "delivery">;

const waiting: Record<Answer["delivery"]["to"], TextKey> = {
  donor: "memorial.page.waiting.donor",
  parlor: "memorial.page.waiting.parlor",
  post: "memorial.page.waiting.post",
  none: "memorial.page.kept.text",
};

function textOf({ state, delivery }: Answer): TextKey {
  if (state === "waiting") return waiting[delivery.to];
  if (state === "sent") return delivery.to === "parlor" ? "memorial.page.sent.parlor" : "memorial.page.sent.donor";
  return `memorial.page.${state}.text`;
}

const stateTexts = (answer: Answer): { heading: TextKey; text: TextKey } => ({
  heading: `memorial.page.${answer.state}`,
  text: textOf(answer),
});

/** Until it is sent, and of one that is sent nowhere, the words may be changed as often as one likes. */
const correctionText = ({
  state,
  delivery,
  correctedTo,
}: Pick<MemorialSheetAnswer, "state" | "delivery" | "correctedTo">): TextKey => {
  // The ceremony has been: a parlour has nobody to hand it to.
  if (correctedTo !== delivery.to)
    return correctedTo === "donor" ? "memorial.correct.toDonor" : "memorial.correct.toNobody";
  if (state === "kept") return "memorial.correct.kept";
  return state === "waiting" ? "memorial.correct.before" : "memorial.correct.after";
};

const memorialSheet: DocumentKind<MemorialSheetAnswer, SheetDraft, MemorialSheet> = {
  namespace: "memorial",
  kindOf: () => kind,
  fetchDocument: fetchSheet,
  correct: (sent, sheet) => correctSheet({ ...sent, sheet }),
  stateTexts: (answer) => ({ ...stateTexts(answer), fillIns: { day: answer.delivery.day ?? "" } }),
  correctionText,
  nameOf: () => "memorial.page.sheet",
  downloads: ({ orderReference }, phone) => <SheetDownloads order={orderReference} phone={phone} />,
  picture: ({ sheet }, words = fromSheet(sheet)) => <SheetPreview sheet={toPreview(words)} />,
  linesOn: ({ sheet: { remembered, greeting, givers } }) => {
    const years = [remembered.bornYear, remembered.diedYear].filter((year) => year !== undefined).join("–");
    return [remembered.name, years, ...greeting.split("\n"), givers.join(", ")];
  },
  savedWords: ({ sheet }) => fromSheet(sheet),
  wordsIn: sheetIn,
  change: (sheet, change) => withGiver({ ...sheet, ...change }),
  fields: (_answer, props) => <SheetFields {...props} />,
  form: {
    fieldsOf: sheetFields,
    words: memorialWords,
    load: async () => {
      const { problemsOfSheet, parseSheet } = await loadWhileWriting();
      return { problemsOf: problemsOfSheet, parse: parseSheet };
    },
    problemsFrom: (refused, fields) => byRow(fields, toFieldNames(problemsFromApi(refused))),
  },
};

type FieldsProps = Parameters<typeof memorialSheet.fields>[1];

function SheetFields({ form, words, phone, onChange }: FieldsProps) {
  return (
    <>
      <Remembered form={form} sheet={words} onChange={onChange}>
        {/* First of all, below a search: a correction that may be made once must not be sent from here. */}
        <Years form={form} years={words} onChange={onChange} onKeyDown={stayOnEnter} />
      </Remembered>
      {form.problemOf("remembered.name") === "anotherPerson" && (
        <PhoneLine role="status" phone={phone} text="memorial.correct.otherPerson" />
      )}
      <SheetWords form={form} sheet={words} phone={displayPhone(phone)} onChange={onChange} />
    </>
  );
}

const Years = styled(YearFields)`
  margin-top: var(--s5);
`;

type Props = { order: string; receiver: Receiver };

export const SheetOrder = ({ order, receiver }: Props) => (
  <OrderedDocument document={memorialSheet} order={order} start={routes.memorialGift.href()} phone={receiver.phone} />
);

export function SheetOrderPage(props: Props) {
  const { say } = useTexts();
  return (
    <WhenMounted
      layout={DocumentLayout}
      noScript={say("memorial.page.noScript", { phone: props.receiver.phone.shown })}
    >
      <SheetOrder {...props} />
    </WhenMounted>
  );
}
