import React, { useEffect, useEffectEvent, useState } from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { authenticateBankId } from "#src/calls/bankid.ts";
import { checkAutogiroStatus } from "#src/calls/mandates.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import { LineOfChoice } from "#src/core/order/amount/chosen-line.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import type { Identity } from "./mandate-draft.ts";
import { PaperWay } from "./paper-way.tsx";
import { StepLayout, TryAgain } from "./step-parts.tsx";

type Props = {
  phone: Phone;
  /** What is given, where there is an amount. */
  given: { amount: number; drawDay: DrawDay } | null;
  /** The account is somebody else's, who identifies now. */
  isForHolder: boolean;
  isAgain: boolean;
  /** Where the app is, when the press that led here starts it. */
  pressed: BankIdDevice | undefined;
  onPressTaken: () => void;
  onIdentified: (identity: Identity) => void;
  onBack: () => void;
};

type Asking = { token: string; state: "asking" | "failed"; isByBankId: boolean };

/** Who signs: the holder of the account, by BankID. What they have with us already is asked in the same breath. */
export function IdentityStep(props: Props) {
  const { phone, given, isForHolder, isAgain, onIdentified, onBack } = props;
  const { say } = useTexts();
  const [asked, setAsked] = useState<Asking | null>(() => {
    const stored = isAgain ? storedIdentity() : null;
    return stored === null ? null : { token: stored, state: "asking", isByBankId: false };
  });
  /** The token was good for too short a time: the visitor identifies once more. */
  const [isTooOld, setIsTooOld] = useState(false);
  const [turn, setTurn] = useState(0);

  function hear(token: string) {
    checkAutogiroStatus(token).then(
      (status) => {
        keepIdentity(token);
        onIdentified({ token, status });
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.code === "unauthorized";
        if (isRefused) forgetIdentity();
        setIsTooOld(isRefused);
        if (isRefused) setTurn((before) => before + 1);
        setAsked(isRefused ? null : { token, state: "failed", isByBankId: false });
      },
    );
  }

  function ask(token: string, isByBankId: boolean) {
    setAsked({ token, state: "asking", isByBankId });
    hear(token);
  }

  const takeUp = useEffectEvent(() => {
    if (asked !== null) hear(asked.token);
  });
  useEffect(() => takeUp(), []);
  // BankID has begun below: who comes back here later begins it by a press of their own.
  const takePress = useEffectEvent(props.onPressTaken);
  useEffect(() => takePress(), []);

  const why = isForHolder
    ? "monthly.identity.holder"
    : isAgain || isTooOld
      ? "monthly.identity.again"
      : "monthly.identity.lead";
  return (
    <StepLayout>
      <ScreenHeading>{say(isForHolder ? "monthly.identity.holderHeading" : "monthly.identity.heading")}</ScreenHeading>
      {given !== null && (
        <div>
          <LineOfChoice>
            <b className="num">{say("monthly.eachMonth", { amount: formatAmount(given.amount) })}</b>
            <span>{say("monthly.onDay", { day: given.drawDay })}</span>
            <button className="plain" type="button" onClick={onBack}>
              {say("monthly.change")}
            </button>
          </LineOfChoice>
        </div>
      )}
      <p>{say(why)}</p>
      {asked === null || asked.isByBankId ? (
        <BankId
          key={turn}
          purpose="mandate"
          action="auth"
          phone={phone}
          pressed={props.pressed}
          start={(how) => authenticateBankId({ ...how, purpose: "mandate" })}
          // It says that all went well, and stays as it is until the next step is there.
          onComplete={(token) => ask(token, true)}
        />
      ) : asked.state === "asking" ? (
        <p role="status">{say("monthly.identity.asking")}</p>
      ) : (
        <TryAgain id="not-asked" text={say("monthly.identity.notAsked")} onAgain={() => ask(asked.token, false)} />
      )}
      <PaperWay phone={phone} />
      <div className="actions">
        <button className="plain" type="button" onClick={onBack}>
          {say("order.back")}
        </button>
      </div>
    </StepLayout>
  );
}

/* A reload, or the way to one's bank and back, takes the page away. The token is good for minutes, in this browser alone. */

const storedIdentity = (): string | null => storedInTab(tabKeys.mandateIdentity);
const keepIdentity = (token: string): void => storeInTab(tabKeys.mandateIdentity, token);
export const forgetIdentity = (): void => forgetInTab(tabKeys.mandateIdentity);
