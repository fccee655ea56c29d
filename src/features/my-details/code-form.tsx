import React, { useLayoutEffect, useState } from "react";
import { codeDigits } from "@hjarta-lunga/contract/my-data.ts";
import type { MyDataChanged } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { fieldId, FormField } from "#src/core/form/form-field.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { DetailsForm } from "./details-form.tsx";
import { codeForm } from "./details-rules.ts";
import { Pending } from "./pending.tsx";
import { failureText, useDetailsForm, useOnce } from "./use-details-form.ts";

type Props = {
  /** There may be two on the page. */
  name: "code" | "findCode";
  label: string;
  submit: TextKey;
  sent: string;
  /** It was just asked for: the hand goes on here. */
  isNews: boolean;
  phone: Phone;
  check: (code: string) => Promise<MyDataChanged>;
  again: () => Promise<unknown>;
  onProven: (changed: MyDataChanged) => void;
};

/** What came by text message, in one field: a phone fills it in. */
export function CodeForm({ name, label, submit, sent, isNews, phone, check, again, onProven }: Props) {
  const { say } = useTexts();
  const [code, setCode] = useState("");
  const [notAgain, setNotAgain] = useState<TextKey | null>(null);
  const { isSending, once } = useOnce();
  const ofCode = useDetailsForm({
    schema: codeForm,
    value: { code: code.replaceAll(/[\s-]/g, "") },
    fields: ["code"],
    send: (parsed) => check(parsed.code),
    onDone: onProven,
    refusal: ({ code: said }) => (said === "not_found" ? "myDetails.code.old" : null),
  });
  // There may be two on the page: what is wrong is said at the field of this one.
  const form = {
    ...ofCode,
    words: { ...ofCode.words, [name]: ofCode.words.code },
    errors: ofCode.errors.map((error) => ({ ...error, fieldId: fieldId(name) })),
    problemOf: () => ofCode.problemOf("code"),
    leftField: (_field: string, written: string) => ofCode.leftField("code", written),
  };
  useLayoutEffect(() => {
    if (isNews) document.getElementById(fieldId(name))?.focus();
  }, [isNews, name]);

  function askAgain() {
    setNotAgain(null);
    once(() =>
      again().then(
        () => undefined,
        (error: unknown) => setNotAgain(failureText(error)),
      ),
    );
  }
  return (
    <>
      <Pending>
        <p>{sent}</p>
      </Pending>
      <DetailsForm
        form={{ ...form, failure: form.failure ?? notAgain }}
        label={label}
        submit={submit}
        phone={phone}
        outcome={null}
        second={
          <button className="plain" type="button" onClick={askAgain} aria-busy={isSending || undefined}>
            {say(isSending ? "myDetails.sending" : "myDetails.mobile.again")}
          </button>
        }
      >
        <FormField
          form={form}
          name={name}
          label={say("myDetails.code.label")}
          hint={say("myDetails.code.hint", { digits: codeDigits })}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={codeDigits + 4}
          short
          withRoom
          value={code}
          onChange={(written) => {
            form.changed();
            setNotAgain(null);
            setCode(written);
          }}
        />
      </DetailsForm>
    </>
  );
}
