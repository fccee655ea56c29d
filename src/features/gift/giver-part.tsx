import React, { useState } from "react";
import { leastForTaxReduction } from "@hjarta-lunga/contract/donors.ts";
import { navigate } from "gatsby";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { givesTaxReduction } from "#src/core/donor/donor-shape.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { NameFields } from "#src/core/donor/name-fields.tsx";
import { PersonField } from "#src/core/donor/person-field.tsx";
import { TaxReduction } from "#src/core/donor/tax-reduction.tsx";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";
import { GiverBox } from "./giver-box.tsx";
import { giverFields } from "./giver-shape.ts";
import { loadCompanyWay, loadGiverRules } from "./lazy-steps.ts";
import type { useGiver } from "./use-giver.ts";

type Props = {
  donor: DonorDraft;
  amount: number | undefined;
  isNumberKept: boolean;
  giver: ReturnType<typeof useGiver>;
  phone: Phone;
  onTouched: () => void;
  onChange: (change: Partial<DonorDraft>) => void;
};

const hasWrittenMore = ({ kind, firstName, lastName, mobile, companyName, taxReduction }: DonorDraft): boolean =>
  kind === "company" || taxReduction || [firstName, lastName, mobile, companyName].some((written) => written !== "");

/** Whom the receipt is for. None of it is needed to give, and all of it may be written while the gift is being paid. */
export function GiverPart({ donor, amount = 0, isNumberKept, giver, phone, onTouched, onChange }: Props) {
  const { say } = useTexts();
  const optional = say("form.optional");
  const [isOpen, setOpen] = useState(false);
  // What was written before a reload is seen again.
  const [isSeen, setSeen] = useState(false);
  if (!isSeen && hasWrittenMore(donor)) {
    setSeen(true);
    setOpen(true);
  }
  const form = useLazyValidation({
    fields: giverFields(donor, amount, isOpen),
    words: donorWords,
    load: loadGiverRules,
    judge: ({ giverProblems }) => giverProblems(donor, amount, isNumberKept),
    refused: giver.refused,
    asked: 0,
  });
  const change = (changed: Partial<DonorDraft>) => {
    giver.changed();
    onChange(changed);
  };
  const isQuiet = giver.state === "saving" || giver.state === "saved";
  const isCompany = donor.kind === "company";
  const field = { form, person: donor, onChange: change };
  const mobile = <PersonField key="mobile" {...field} name="mobile" optional={optional} />;
  return (
    <GiverBox onFocus={onTouched} onBlur={() => void giver.save()}>
      <EmailField
        form={form}
        written={donor.email}
        label={say("gift.one.email")}
        optional={optional}
        onChange={(email) => change({ email })}
      />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{say("gift.one.more")}</span>
        </summary>
        <div className="more">
          <RadioOptions
            legend={say("gift.one.receiptFor")}
            name="donor-kind"
            inRow
            options={[
              { value: "person", label: say("gift.one.myself") },
              { value: "company", label: say("donor.company") },
            ]}
            chosen={isCompany ? "company" : "person"}
            onChoose={(kind) => change({ kind })}
          />
          {isCompany ? (
            <>
              <PersonField {...field} name="companyName" />
              <PersonField {...field} name="organisationNumber" hint={say("donor.organisationNumber.hint")} />
              {mobile}
              <p>
                {say("gift.one.companyMore")}{" "}
                <button
                  className="plain"
                  type="button"
                  onClick={() => {
                    void loadCompanyWay().then(({ bringToCompanyGift }) => {
                      const { href, state } = bringToCompanyGift(amount, donor);
                      navigate(href, { state });
                    });
                  }}
                >
                  {say("gift.one.companyPage")}
                </button>
              </p>
            </>
          ) : (
            <>
              <NameFields form={form} names={donor} onChange={change} />
              {mobile}
              {givesTaxReduction({ ...donor, kind: "person" }, amount) ? (
                <TaxReduction
                  {...field}
                  hint={say(isNumberKept ? "gift.one.numberKept" : "donor.personalNumber.hint")}
                />
              ) : (
                <p>{say("gift.one.noTaxReduction", { least: leastForTaxReduction })}</p>
              )}
            </>
          )}
        </div>
      </details>
      <p role="status" className={isQuiet ? "kept quiet" : "kept"}>
        {(giver.state === "saving" || giver.state === "saved" || giver.state === "notSaved") &&
          say(`gift.one.${giver.state}`)}
        {giver.state === "tooLate" && (
          <PhoneText phone={phone} text={(shown) => say("gift.one.tooLate", { phone: shown })} />
        )}
      </p>
    </GiverBox>
  );
}
