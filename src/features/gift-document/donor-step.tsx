import React from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { donor as donorSchema } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { GiftDocumentOrder as Ordered } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { addGiftDocument } from "#src/calls/gift-documents.ts";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { DonorFields } from "#src/core/donor/donor-fields.tsx";
import { shownFields, toDonor } from "#src/core/donor/donor-shape.ts";
import { donorWithEmail } from "#src/core/donor/donor-with-email.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { ChosenLine } from "#src/core/order/chosen-line.tsx";
import type { Sent } from "#src/core/order/order-draft.ts";
import { OrderForm } from "#src/core/order/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/place-order.ts";
import { useOrderForm } from "#src/core/order/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { DocumentDraft } from "./document-draft.ts";
import { toWholeDelivery, toWholeWords } from "./document-rules.ts";

export { default as GiftDocumentOrder } from "./gift-document-order.tsx";

type Props = {
  kind: GiftDocumentKind;
  draft: DocumentDraft;
  /** SEK */
  amount: number;
  phone: string;
  onChange: (change: Partial<DonorDraft>) => void;
  onBack: () => void;
  /** What the API has against the first step, or nothing where the contract's rules say it. */
  onRefused: (fields: FormProblems) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

/** What the API refuses of the first step, if anything: that is where it is mended. */
function refusedFirst(fields: Readonly<Record<string, string>>): FormProblems | null {
  const first = Object.entries(fields).filter(([path]) => /^(document|delivery|amount)\b/.test(path));
  return first.length === 0 ? null : problemsFromApi(Object.fromEntries(first));
}

/** Step 2: who gives. Sending it makes the order; nothing is paid yet. */
export default function DocumentDonorStep(props: Props) {
  const { kind, draft, amount, phone, onChange, onBack, onRefused, onSent, onOrder } = props;
  const { say, language } = useTexts();
  const needsEmail = draft.delivery.way === "donor";
  const form = useOrderForm({
    kind,
    schema: needsEmail ? donorWithEmail : donorSchema,
    value: toDonor(draft.donor, amount),
    fields: shownFields(draft.donor, amount),
    words: donorWords,
    hasOrder: draft.order !== null,
    send: async (donor) => {
      const [document, delivery] = [toWholeWords(kind, draft.words), toWholeDelivery(draft)];
      // The device may have kept what no rule of today lets through.
      if (document === null || delivery === null) onRefused({});
      else {
        const body = { kind, amount, donor, document, delivery, language } as Omit<Ordered, "idempotencyKey">;
        onOrder(await placeOrder(newOrder(body, addGiftDocument), draft, onSent));
      }
    },
    isMendedElsewhere: ({ fields }) => {
      const refused = refusedFirst(fields ?? {});
      if (refused !== null) onRefused(refused);
      return refused !== null;
    },
  });
  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={amount}
        name={say(`giftDocument.${kind}.chosen`, { name: draft.words.to.trim() })}
        onChange={onBack}
      />
      <OrderForm form={form} phone={phone} privacy="giftDocument.privacy" onBack={onBack}>
        <DonorFields
          form={form}
          draft={draft.donor}
          amount={amount}
          needsEmail={needsEmail}
          onChange={(change) => {
            form.changed();
            onChange(change);
          }}
        />
      </OrderForm>
    </>
  );
}
