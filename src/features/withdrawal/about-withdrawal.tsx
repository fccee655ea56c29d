import React from "react";
import { withdrawalDays as days } from "@hjarta-lunga/contract/withdrawals.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Part } from "./part.tsx";

/** What the right is, what it is not for, and the authority's own form beside ours. */
export function AboutWithdrawal({ phone }: { phone: Phone }) {
  const { say } = useTexts();
  return (
    <Part>
      <h2>{say("withdrawal.about")}</h2>
      <p>{say("withdrawal.about.days", { days })}</p>
      <p>{say("withdrawal.about.back", { days })}</p>
      <p>{say("withdrawal.about.money", { days })}</p>
      <PhoneLine phone={phone} text="withdrawal.about.not" />
      <p>
        {say("withdrawal.about.form")}{" "}
        <SmartLink href={say("withdrawal.about.form.url")}>{say("withdrawal.about.form.link")}</SmartLink>
      </p>
    </Part>
  );
}
