import React from "react";
import { proofMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { EmailField } from "#src/core/donor/email-field.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { DetailsForm, Failed } from "./details-form.tsx";
import { emailForm, minutesInWords } from "./details-rules.ts";
import type { Own } from "./my-details-types.ts";
import { Pending } from "./pending.tsx";
import { useTyped } from "./typed-words.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { useSameAsSaved } from "./use-same-as-saved.ts";

export function EmailForm({ data, phone, update }: Own) {
  const { say, language } = useTexts();
  const { contact } = data;
  const { words: email, write, forget } = useTyped("email", contact.email ?? "");
  const pending = contact.pending.findLast(({ by, isNewAddress }) => by === "email" && isNewAddress);
  const isSame = email.trim().toLowerCase() === (contact.email ?? "").toLowerCase();
  const same = useSameAsSaved(isSame && contact.email !== null);
  const form = useDetailsForm({
    schema: emailForm,
    value: { email },
    fields: ["email"],
    send: async (change) => same.unless(() => update({ change: "email", ...change })),
    onDone: forget,
  });
  const again = useDetailsForm({
    schema: emailForm,
    value: { email: pending?.value ?? "" },
    fields: [],
    send: (change) => update({ change: "email", ...change }),
    onDone: forget,
  });

  return (
    <DetailsForm
      form={form}
      label={say("donor.email.label")}
      submit="myDetails.email.save"
      phone={phone}
      outcome={same.isTold ? say("myDetails.email.same") : null}
    >
      <EmailField
        form={form}
        written={email}
        hint={say("myDetails.email.hint")}
        onChange={(written) => {
          form.changed();
          same.forget();
          write(written);
        }}
      />
      <Pending>
        {pending && (
          <>
            <p>
              {say(contact.email === null ? "myDetails.email.pending.first" : "myDetails.email.pending", {
                value: pending.value,
                time: minutesInWords(proofMinutes.email, language),
              })}
            </p>
            <button className="plain" type="button" onClick={again.submit} aria-busy={again.isSending || undefined}>
              {say(again.isSending ? "myDetails.sending" : "myDetails.email.again")}
            </button>
            <Failed failure={again.failure} phone={phone} />
          </>
        )}
      </Pending>
    </DetailsForm>
  );
}
