import React from "react";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { authenticateBankId } from "#src/calls/bankid.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { session } from "./session.ts";

export default function Identify({ phone, pressed }: { phone: Phone; pressed: BankIdDevice | undefined }) {
  return (
    <BankId
      purpose="my_pages"
      action="auth"
      phone={phone}
      pressed={pressed}
      start={(how) => authenticateBankId({ ...how, purpose: "my_pages" })}
      onComplete={(token) => session.begin(token)}
    />
  );
}
