import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { giftTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { linkedSummary } from "#src/ui/linked-summary.ts";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import type { DonorDraft } from "./donor-draft.ts";
import { givesTaxReduction } from "./donor-shape.ts";
import { NameFields } from "./name-fields.tsx";
import { PersonField } from "./person-field.tsx";
import { TaxReduction } from "./tax-reduction.tsx";

type Props = {
  form: FormState;
  donor: DonorDraft;
  amount: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (change: Partial<DonorDraft>) => void;
  /** The order has a personal number, which is not shown. */
  isNumberKept?: boolean;
  /** What else a company may want. */
  companyMore?: ReactNode;
};

/** One quiet line, and behind it all that only some receipts need: a name, a company, a tax reduction. */
export function ReceiptFold(props: Props) {
  const { form, donor, amount, isOpen, onToggle, onChange, isNumberKept = false, companyMore } = props;
  const { say } = useTexts();
  const isCompany = donor.kind === "company";
  const field = { form, person: donor, onChange };
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>{say("donor.more")}</span>
      </summary>
      <div className="more">
        <RadioOptions
          legend={say("donor.receiptFor")}
          name="donor-kind"
          inRow
          options={[
            { value: "person", label: say("donor.myself") },
            { value: "company", label: say("donor.company") },
          ]}
          chosen={isCompany ? "company" : "person"}
          onChoose={(kind) => onChange({ kind })}
        />
        {isCompany ? (
          <>
            <PersonField {...field} name="companyName" />
            <PersonField {...field} name="organisationNumber" hint={say("donor.organisationNumber.hint")} />
            {companyMore}
          </>
        ) : (
          <>
            <NameFields form={form} names={donor} onChange={onChange} />
            {givesTaxReduction({ ...donor, kind: "person" }, amount) ? (
              <TaxReduction {...field} hint={say(isNumberKept ? "donor.numberKept" : "donor.personalNumber.hint")} />
            ) : (
              <p>{say("donor.noTaxReduction", { least: giftTaxRule().leastGift })}</p>
            )}
          </>
        )}
      </div>
    </Details>
  );
}

const Details = styled.details`
  max-width: 42rem;

  ${linkedSummary}
  summary {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    padding-block: 0.4rem;
    color: var(--link);
    font-size: 1.125rem;
    line-height: 1.3;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  summary::before {
    content: "";
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    background: currentColor;
    clip-path: polygon(
      42% 0,
      60% 2%,
      59% 41%,
      100% 40%,
      98% 60%,
      59% 59%,
      58% 100%,
      41% 98%,
      42% 59%,
      0 60%,
      2% 41%,
      41% 42%
    );
  }
  &[open] summary::before {
    clip-path: polygon(0 41%, 100% 39%, 98% 59%, 2% 60%);
  }
  .more {
    display: grid;
    gap: var(--s5);
    padding-block: var(--s3) var(--s5);
  }
  @media (forced-colors: active) {
    summary::before {
      forced-color-adjust: none;
      background: LinkText;
    }
  }
`;
