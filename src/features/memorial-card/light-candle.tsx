import React, { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CheckedField } from "#src/ui/checked-field.tsx";
import { loadCardCalls } from "./later-calls.ts";

export type LitCandle = { id: string; candles: number; name: string };
type Props = { reference: string; phone: Phone; onLit: (lit: LitCandle) => void; onGone: () => void };

const wrongName: Partial<Record<FieldProblem, TextKey>> = {
  tooLong: "memorialCard.light.nameTooLong",
  hasLink: "memorialCard.light.hasLink",
};

/** A candle of one's own on somebody's card, with or without a name. */
export function LightCandle({ reference, phone, onLit, onGone }: Props) {
  const { say } = useTexts();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  /** The same candle however often it is sent: another name is another candle. */
  const sent = useRef<{ key: string; name: string } | null>(null);

  async function light() {
    const written = name.trim();
    if (sent.current?.name !== written) sent.current = { key: crypto.randomUUID(), name: written };
    const idempotencyKey = sent.current.key;
    try {
      const { lightCandle } = await loadCardCalls();
      const lit = await lightCandle({ idempotencyKey, reference, ...(written !== "" && { name: written }) });
      onLit({ ...lit, name: written });
    } catch (error) {
      take(error instanceof ApiError ? error : undefined);
    }
  }

  function take(error: ApiError | undefined) {
    if (error?.code === "taken_down" || error?.code === "not_found") {
      onGone();
      return;
    }
    const wrong = problemsFromApi(error?.fields ?? {}).name;
    setProblem(wrong ?? null);
    if (wrong !== undefined) document.getElementById("own-name")?.focus();
    else setFailure(error?.code === "too_many_requests" ? "tooMany" : "failed");
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    void light().finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }
  return (
    <form className="light" onSubmit={submit} noValidate>
      <CheckedField
        id="own-name"
        name="own-name"
        label={say("memorialCard.light.name")}
        optional={say("form.optional")}
        hint={say("memorialCard.light.nameHint")}
        autoComplete="name"
        autoCapitalize="words"
        value={name}
        error={problem ? say(wrongName[problem] ?? "memorialCard.light.forbidden") : undefined}
        onChange={(written) => {
          setName(written);
          setProblem(null);
        }}
      />
      <div role="alert">
        {failure !== null && (
          <p>
            <PhoneText phone={phone} text={(shown) => say(`memorialCard.light.${failure}`, { phone: shown })} />
          </p>
        )}
      </div>
      <button className="btn" type="submit" aria-disabled={isSending || undefined}>
        {say(isSending ? "memorialCard.light.sending" : "memorialCard.light.send")}
      </button>
    </form>
  );
}

/** Where the form was, once the candle burns. */
export function OwnCandleLit({ isNew }: { isNew: boolean }) {
  const { say } = useTexts();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) said.current?.focus();
  }, [isNew]);
  return (
    <p ref={said} className="lead" tabIndex={-1}>
      {say(isNew ? "memorialCard.light.lit" : "memorialCard.light.litBefore")}
    </p>
  );
}
