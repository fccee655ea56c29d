import React, { type ReactNode } from "react";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { donor as donorSchema, type Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import type { OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { OrderForm, type LastStepProps } from "#src/core/order/steps/order-form.tsx";
import { placeOrder, type NewOrder } from "#src/core/order/draft/place-order.ts";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { DonorFields } from "./donor-fields.tsx";
import { donorWithEmail } from "./giver-rules.ts";
import { shownFields, toDonor } from "./donor-shape.ts";
import { donorWords } from "./donor-words.ts";
import { useSignedName } from "./signed-name.ts";

export type DonorStepProps<Draft> = LastStepProps<Draft> & {
  amount: number;
  onChange: (change: Partial<DonorDraft>) => void;
};

type Props<Refused> = DonorStepProps<OrderDraft & { donor: DonorDraft }> & {
  kind: OrderKind;
  chosen?: string;
  onChangeChosen?: () => void;
  needsEmail?: boolean;
  privacy: TextKey;
  signed?: string;
  /** Nothing where an earlier step must be mended first. */
  orderOf: (donor: Donor) => NewOrder | null;
  /** What the API refuses of an earlier step, if anything: that is where it is mended. */
  refusedEarlier: (fields: Readonly<Record<string, string>>) => Refused | null;
  onRefused: (refused: Refused) => void;
  children?: ReactNode;
};

export function DonorForm<Refused>(props: Props<Refused>) {
  const { kind, draft, amount, chosen, needsEmail = false, onBack, onSent, onOrder } = props;
  const { say } = useTexts();
  const form = useOrderForm({
    kind,
    schema: needsEmail ? donorWithEmail : donorSchema,
    value: toDonor(draft.donor, amount),
    fields: shownFields(draft.donor, amount),
    words: donorWords,
    hasOrder: draft.order !== null,
    send: async (donor) => {
      const order = props.orderOf(donor);
      if (order !== null) onOrder(await placeOrder(order, draft, onSent));
    },
    isMendedElsewhere: ({ fields }) => {
      const refused = props.refusedEarlier(fields ?? {});
      if (refused !== null) props.onRefused(refused);
      return refused !== null;
    },
  });
  useSignedName(props.signed ?? "", draft.donor, props.onChange);
  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine kind={kind} amount={amount} name={chosen} onChange={props.onChangeChosen ?? onBack} />
      <OrderForm form={form} phone={props.phone} privacy={props.privacy} onBack={onBack}>
        {props.children}
        <DonorFields
          form={form}
          draft={draft.donor}
          amount={amount}
          needsEmail={needsEmail}
          onChange={(change) => {
            form.changed();
            props.onChange(change);
          }}
        />
      </OrderForm>
    </>
  );
}
