import React, { useRef, useState, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { mailLinkMinutes } from "@hjarta-lunga/contract/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { FormErrors } from "#src/core/form/form-errors.tsx";
import { FormField, type FormWords } from "#src/core/form/form-field.tsx";
import { useLazyValidation } from "#src/core/form/use-lazy-validation.ts";
import { PhoneAlert, PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";

const loadRules = () => import("./mail-link-rules.ts");
const words: FormWords = {
  email: {
    label: "myLink.email.label",
    required: "myLink.email.required",
    notAnEmail: "myLink.email.notAnEmail",
  },
};

/** For who has no BankID: it says the same whether the address is anybody's. */
export function MailLinkForm({ phone }: { phone: Phone }) {
  const { say, language } = useTexts();
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(0);
  const [sentFor, setSentFor] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<TextKey | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const form = useLazyValidation({
    fields: ["email"],
    words,
    load: loadRules,
    judge: (rules) => rules.problemsOf({ email }),
    refused: {},
    asked,
  });

  async function send(): Promise<void> {
    setTrouble(null);
    setSentFor(null);
    try {
      const { parse, askForMailLink, minutesInWords } = await loadRules();
      const written = parse({ email });
      if (written === null) {
        setAsked((before) => before + 1);
        return;
      }
      await askForMailLink({ ...written, language });
      setSentFor(minutesInWords(mailLinkMinutes, language));
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.code === "too_many_requests";
      setTrouble(isTooMany ? "myLink.tooMany" : "myLink.notSent");
    }
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    void send().finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }
  return (
    <Form aria-label={say("myLink.noBankId")} onSubmit={submit} noValidate>
      <p>{say("myLink.noBankId.text")}</p>
      <FormErrors form={form} />
      <FormField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={say("myLink.email.hint")}
        value={email}
        onChange={(written) => {
          setSentFor(null);
          setTrouble(null);
          setEmail(written);
        }}
      />
      <button className="btn btn--ink" type="submit" aria-disabled={isSending || undefined}>
        {say(isSending ? "myLink.sending" : "myLink.send")}
      </button>
      <div role="status">
        {sentFor !== null && (
          <>
            <p className="sent">{say("myLink.sent", { time: sentFor })}</p>
            <PhoneLine phone={phone} text="myLink.sent.nothing" />
          </>
        )}
      </div>
      <PhoneAlert text={trouble} phone={phone} />
    </Form>
  );
}

const Form = styled.form`
  > * + *:not([role="status"], [role="alert"]) {
    margin-top: var(--s4);
  }
  /* What is wrong with the field takes part of the space below it. */
  > :has(.field-room) + * {
    margin-top: var(--s6);
  }
  [role="status"] > p,
  [role="alert"] > p {
    margin-top: var(--s4);
    line-height: 1.45;
  }
  .sent,
  [role="alert"] > p {
    font-weight: var(--w-strong);
  }
  .hint {
    color: inherit;
  }
`;
