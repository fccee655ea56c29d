import React, { useState } from "react";
import { proofMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { toMobile } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { PersonField } from "#src/core/donor/person-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CodeForm } from "./code-form.tsx";
import { DetailsForm } from "./details-form.tsx";
import { minutesInWords, mobileForm } from "./details-rules.ts";
import type { Own } from "./my-details-types.ts";
import { useTyped } from "./typed-words.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { useSameAsSaved } from "./use-same-as-saved.ts";

export function MobileForm(own: Own) {
  const { data, phone, update } = own;
  const { say, language } = useTexts();
  const { contact } = data;
  const { words: mobile, write, forget } = useTyped("mobile", contact.mobile ?? "");
  const [outcome, setOutcome] = useState<"saved" | "removed" | null>(null);
  const [hasAsked, setAsked] = useState(false);
  const pending = contact.pending.findLast(({ by, isNewAddress }) => by === "mobile" && isNewAddress);
  const same = useSameAsSaved(contact.mobile !== null && toMobile(mobile) === toMobile(contact.mobile));
  const form = useDetailsForm({
    schema: mobileForm,
    value: { mobile },
    fields: ["mobile"],
    send: async (change) =>
      same.unless(async () => {
        setOutcome(null);
        await update({ change: "mobile", ...change });
        setAsked(true);
      }),
    onDone: forget,
  });
  const removal = useDetailsForm({
    schema: mobileForm.partial(),
    value: {},
    fields: [],
    send: () => update({ change: "mobile", mobile: null }),
    onDone: () => {
      forget();
      setOutcome("removed");
    },
  });

  const said = same.isTold ? "same" : pending ? null : outcome;
  return (
    <>
      <DetailsForm
        form={{ ...form, failure: form.failure ?? removal.failure }}
        label={say("myDetails.mobile")}
        submit="myDetails.mobile.save"
        phone={phone}
        outcome={said && say(`myDetails.mobile.${said}`)}
        second={
          contact.mobile !== null && (
            <button className="plain" type="button" onClick={removal.submit} aria-busy={removal.isSending || undefined}>
              {say("myDetails.mobile.remove")}
            </button>
          )
        }
      >
        <PersonField
          form={form}
          name="mobile"
          person={{ mobile }}
          hint={say("myDetails.mobile.hint")}
          onChange={({ mobile: written = "" }) => {
            form.changed();
            same.forget();
            setOutcome(null);
            write(written);
          }}
        />
      </DetailsForm>
      {pending && (
        <CodeForm
          name="code"
          label={say("myDetails.code.send")}
          submit="myDetails.code.send"
          sent={say("myDetails.mobile.pending", {
            value: pending.value,
            time: minutesInWords(proofMinutes.mobile, language),
          })}
          isNews={hasAsked}
          phone={phone}
          check={(code) => update({ change: "code", code })}
          again={() => update({ change: "mobile", mobile: pending.value })}
          onProven={() => {
            setAsked(false);
            setOutcome("saved");
          }}
        />
      )}
    </>
  );
}
