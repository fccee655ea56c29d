import React, { useRef, useState, type SyntheticEvent } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useVisitorCall } from "#src/core/card/use-visitor-call.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";
import { loadCardCalls } from "./lazy-calls.ts";

export type LitCandle = { id: string; candles: number; name: string };
type Props = { reference: string; phone: Phone; onLit: (lit: LitCandle) => void; onGone: () => void };

const wrongName: Partial<Record<FieldProblem, TextKey>> = {
  tooLong: "memorialCard.light.nameTooLong",
  hasLink: "memorialCard.light.hasLink",
};

const fieldId = "own-name";

export function LightCandle({ reference, phone, onLit, onGone }: Props) {
  const { say } = useTexts();
  const [name, setName] = useState("");
  const { problem, failure, isSending, send, changed } = useVisitorCall({
    field: "name",
    onWrong: () => document.getElementById(fieldId)?.focus(),
    onGone,
  });
  /** The same candle however often it is sent: another name is another candle. */
  const sent = useRef<{ key: string; name: string } | null>(null);

  async function light() {
    const written = name.trim();
    if (sent.current?.name !== written) sent.current = { key: crypto.randomUUID(), name: written };
    const idempotencyKey = sent.current.key;
    const { lightCandle } = await loadCardCalls();
    const lit = await lightCandle({ idempotencyKey, reference, ...(written !== "" && { name: written }) });
    onLit({ ...lit, name: written });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    send(light);
  }
  return (
    <form className="light" onSubmit={submit} noValidate>
      <CheckedField
        id={fieldId}
        name={fieldId}
        label={say("memorialCard.light.name")}
        optional={say("form.optional")}
        hint={say("memorialCard.light.nameHint")}
        autoComplete="name"
        autoCapitalize="words"
        value={name}
        error={problem ? say(wrongName[problem] ?? "memorialCard.light.forbidden") : undefined}
        onChange={(written) => {
          setName(written);
          changed();
        }}
      />
      <PhoneAlert text={failure && `memorialCard.light.${failure}`} phone={phone} />
      <button className="btn" type="submit" aria-disabled={isSending || undefined}>
        {say(isSending ? "memorialCard.light.sending" : "memorialCard.light.send")}
      </button>
    </form>
  );
}
