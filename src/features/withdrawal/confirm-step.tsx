import React from "react";
import type { WithdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import { useErrorTitle } from "#src/core/form/use-error-title.ts";
import { usePress } from "#src/core/form/use-press.ts";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { AskedList } from "./asked-list.tsx";
import { ParcelPicture } from "./parcel-picture.tsx";
import type { Asked } from "./draft.ts";

const loadRules = () => import("./withdrawal-rules.ts");

type Props = {
  asked: Asked;
  phone: Phone;
  onBack: () => void;
  onDone: (receipt: WithdrawalReceipt) => void;
  onRefused: (problems: FormProblems) => void;
};

export function ConfirmStep({ asked, phone, onBack, onDone, onRefused }: Props) {
  const { say, language } = useTexts();
  const { trouble, isSending, press } = usePress<WithdrawalReceipt>(onDone, ({ fields }) => {
    if (fields === undefined) return false;
    void loadRules().then(({ problemsFromApi }) => onRefused(problemsFromApi(fields)));
    return true;
  });
  useErrorTitle(trouble !== null);

  const confirm = () =>
    press(JSON.stringify(asked), async (idempotencyKey) => {
      const { withdraw } = await loadRules();
      return withdraw({ ...asked, idempotencyKey, language });
    });
  return (
    <CalmScreen heading={say("withdrawal.confirm")} lead={() => say("withdrawal.confirm.lead")} phone={phone}>
      <ParcelPicture />
      <AskedList asked={asked} />
      <div className="actions">
        <button
          className="btn btn--big"
          type="button"
          aria-busy={isSending || undefined}
          onClick={() => void confirm()}
        >
          {say("withdrawal.confirm.press")}
        </button>
        <button className="textlink plain" type="button" onClick={onBack}>
          {say("withdrawal.change")}
        </button>
      </div>
      <PhoneAlert text={trouble && `withdrawal.${trouble}`} phone={phone} />
    </CalmScreen>
  );
}
