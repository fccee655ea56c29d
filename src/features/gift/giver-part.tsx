import React from "react";
import { navigate } from "gatsby";
import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { donorWords } from "#src/core/donor/donor-words.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { giverFields, saysMoreThanEmail } from "#src/core/donor/giver-shape.ts";
import { ReceiptFold } from "#src/core/donor/receipt-fold.tsx";
import { useFold } from "#src/core/form/use-fold.ts";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { GiverBox } from "./giver-box.tsx";
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

/** Whom the receipt is for. None of it is needed to give, and all of it may be written while the gift is being paid. */
export function GiverPart({ donor, amount = 0, isNumberKept, giver, phone, onTouched, onChange }: Props) {
  const { say } = useTexts();
  // What was written before a reload is seen again.
  const fold = useFold(saysMoreThanEmail(donor));
  const form = useLazyValidation({
    fields: giverFields(donor, amount, fold.isOpen),
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
  return (
    <GiverBox onFocus={onTouched} onBlur={() => void giver.save()}>
      <EmailField
        form={form}
        written={donor.email}
        label={say("gift.one.email")}
        optional={say("form.optional")}
        onChange={(email) => change({ email })}
      />
      <ReceiptFold
        {...{ form, donor, amount, isNumberKept }}
        {...fold}
        onChange={change}
        companyMore={
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
        }
      />
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
