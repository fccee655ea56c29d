import React from "react";
import { mostInHousehold, notForHousehold } from "@hjarta-lunga/contract/households.ts";
import { membershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import { addMembership } from "#src/calls/memberships.ts";
import { ContactFields } from "#src/core/donor/contact-fields.tsx";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { rowField } from "#src/core/form/form-field.tsx";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import { NameList } from "#src/core/form/name-list.tsx";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import { OrderForm, type LastStepProps } from "#src/core/order/steps/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import {
  changeMember,
  emptyMember,
  nameHousehold,
  kind,
  type MembershipDraft,
  type KindProblem,
} from "./membership.ts";

type Props = LastStepProps<MembershipDraft> & {
  chosen: MembershipKind;
  onChange: (change: (draft: MembershipDraft) => Partial<MembershipDraft>) => void;
  onKindRefused: (problem: KindProblem) => void;
};

const memberForm = membershipOrder.pick({ member: true, household: true });

const formWords = {
  ...donorWords,
  household: { label: "membership.household.label", required: "membership.household.required" },
} as const;

function refusedKind({ code, fields }: ApiError): KindProblem | null {
  if (code === "fee_changed") return "feeChanged";
  return fields?.membership !== undefined || fields?.household === notForHousehold ? "notOffered" : null;
}

export default function MemberStep(props: Props) {
  const { draft, chosen, phone, onChange, onBack, onKindRefused, onSent, onOrder } = props;
  const { say, language } = useTexts();
  const { code, name, yearlyFee, isForHousehold } = chosen;
  const others = isForHousehold ? draft.household : [];
  const { mobile, ...needed } = draft.member;
  const form = useOrderForm({
    kind,
    schema: memberForm,
    value: { member: { ...needed, ...unlessEmpty({ mobile }) }, household: others.map((other) => other.name) },
    fields: [...Object.keys(emptyMember), ...others.map(({ id }) => rowField("household", id))],
    words: formWords,
    hasOrder: draft.order !== null,
    send: async (written) => {
      const membership = newOrder({ membership: code, amount: yearlyFee, ...written, language }, addMembership);
      onOrder(await placeOrder(membership, draft, onSent));
    },
    isMendedElsewhere: (error) => {
      const problem = refusedKind(error);
      if (problem !== null) onKindRefused(problem);
      return problem !== null;
    },
  });

  function change(made: Parameters<typeof onChange>[0]) {
    form.changed();
    onChange(made);
  }

  return (
    <>
      <ScreenHeading>{say("order.yourDetails")}</ScreenHeading>
      <ChosenLine kind={kind} amount={yearlyFee} name={name} onChange={onBack} />
      <OrderForm form={form} phone={phone} privacy="membership.privacy" onBack={onBack}>
        <ContactFields
          form={form}
          namespace="membership"
          contact={draft.member}
          onChange={(changed) => change(changeMember(changed))}
        />
        {isForHousehold && (
          <NameList
            form={form}
            list="household"
            rows={others}
            most={mostInHousehold}
            words={{
              legend: say("membership.household"),
              hint: say("membership.householdHint"),
              add: say("membership.household.add"),
              full: say("membership.household.full", { phone }),
              label: (number) => say("membership.household.label", { number }),
              remove: (number) => say("membership.household.remove", { number }),
            }}
            onChange={(rows) => change(nameHousehold(rows))}
          />
        )}
      </OrderForm>
    </>
  );
}
