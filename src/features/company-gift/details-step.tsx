import React from "react";
import { styled } from "styled-components";
import { addCompanyGift } from "#src/calls/company-gifts.ts";
import { AddressFields } from "#src/core/donor/address-fields.tsx";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import { FormField } from "#src/core/form/form-field.tsx";
import { problemsAt, type FormProblems } from "#src/core/form/form-problems.ts";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { OrderForm, type LastStepProps } from "#src/core/order/steps/order-form.tsx";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { from } from "#src/ui/media.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { detailFields, kind, registeredIn, toCompany, type CompanyDraft, type CompanyWritten } from "./company-gift.ts";
import { companySchema, parseDiploma } from "./company-rules.ts";
import { detailWords } from "./company-words.ts";

export { default as CompanyGiftOrder } from "./company-gift-order.tsx";

type Props = LastStepProps<CompanyDraft> & {
  amount: number;
  onChange: (change: Partial<CompanyWritten>) => void;
  /** What the API has against the first step, or nothing where the contract's rules say it. */
  onRefused: (fields: FormProblems) => void;
};

const ofFirstStep = /^(diploma|amount|company\.organisationNumber)\b/;

export default function DetailsStep({ draft, amount, phone, onChange, onBack, onRefused, onSent, onOrder }: Props) {
  const { say, language } = useTexts();
  const { company } = draft;
  const isRegistered = registeredIn(draft) !== null;
  const form = useOrderForm({
    kind,
    schema: companySchema,
    value: toCompany(draft),
    fields: detailFields(draft),
    words: detailWords,
    hasOrder: draft.order !== null,
    send: async (written) => {
      const diploma = parseDiploma(draft.diploma);
      // The device may have kept what no rule of today lets through.
      if (diploma === null) {
        onRefused({});
        return;
      }
      const order = newOrder({ amount, company: written, diploma, language }, (whole) =>
        reportNoAnswer("error_company_gift_add", () => addCompanyGift(whole)),
      );
      onOrder(await placeOrder(order, draft, onSent));
    },
    isMendedElsewhere: ({ fields }) => {
      const refused = problemsAt(fields ?? {}, ofFirstStep);
      if (refused !== null) onRefused(refused);
      return refused !== null;
    },
  });

  function change(made: Partial<CompanyWritten>) {
    form.changed();
    onChange(made);
  }
  const optional = say("form.optional");
  const reference = (name: "reference" | "orderNumber") => (
    <FormField
      form={form}
      name={name}
      optional={optional}
      value={company[name]}
      autoComplete="off"
      onChange={(written) => change({ [name]: written })}
    />
  );
  const isReferenceWrong = form.problemOf("reference") !== undefined || form.problemOf("orderNumber") !== undefined;
  return (
    <>
      <ScreenHeading>{say("company.details")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={amount}
        name={say("company.chosen", { name: draft.diploma.name.trim() })}
        onChange={onBack}
      />
      <OrderForm form={form} phone={phone} privacy="company.privacy" onBack={onBack}>
        <EmailField
          form={form}
          written={company.email}
          hint={say("company.email.hint")}
          onChange={(email) => change({ email })}
        />
        {!isRegistered && (
          <>
            <FormField
              form={form}
              name="name"
              value={company.name}
              autoComplete="organization"
              autoCapitalize="words"
              onChange={(name) => change({ name })}
            />
            <AddressFields form={form} legend={say("company.address")} address={company} onChange={change} />
          </>
        )}
        <Fold summary={say("company.references")} isOpen={isReferenceWrong || hasReference(company)}>
          <Pair>
            {reference("reference")}
            {reference("orderNumber")}
          </Pair>
        </Fold>
      </OrderForm>
    </>
  );
}

const hasReference = ({ reference, orderNumber }: CompanyWritten) => `${reference}${orderNumber}`.trim() !== "";

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s4);
  align-items: start;

  ${from("S")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
