import React, { useState, type SyntheticEvent } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { StatusMessage } from "#src/core/card/status-message.tsx";
import { useVisitorCall } from "#src/core/card/use-visitor-call.ts";
import { useStoredWords } from "#src/core/form/use-stored-words.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { loadCardCalls } from "./lazy-calls.ts";

type Props = {
  reference: string;
  /** Somebody has thanked for it: that is done once. */
  isThanked: boolean;
  phone: Phone;
  onGone: () => void;
};

const fieldId = "thanks";
const noWords = { message: "" };

const wrongWords: Partial<Record<FieldProblem, TextKey>> = {
  required: "greetingCard.thank.required",
  tooLong: "greetingCard.thank.tooLong",
  tooManyLines: "greetingCard.thank.tooLong",
  hasLink: "greetingCard.thank.hasLink",
};

/** Words to whoever sent the card. They go by our mail: neither sees the other's address. */
export function ThankSender({ reference, isThanked, phone, onGone }: Props) {
  const { say } = useTexts();
  const { words, setWords } = useStoredWords({ reference, version: 0, saved: noWords });
  const { message } = words;
  const [status, setStatus] = useState<"sent" | "sentBefore" | null>(isThanked ? "sentBefore" : null);
  const { problem, failure, isSending, send, wrongAtField, changed } = useVisitorCall({
    field: "message",
    onWrong: () => document.getElementById(fieldId)?.focus(),
    onGone,
    onRefused: ({ code }) => {
      if (code === "changed_meanwhile") end("sentBefore");
      return code === "changed_meanwhile";
    },
  });

  async function thank() {
    const { thankForCard } = await loadCardCalls();
    await thankForCard({ reference, message: message.trim() });
    end("sent");
  }

  function end(how: "sent" | "sentBefore") {
    setWords(noWords);
    setStatus(how);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (message.trim() !== "") send(thank);
    else if (!isSending) wrongAtField("required");
  }

  return (
    <section className="no-print">
      <h2>{say("greetingCard.thank")}</h2>
      {status !== null ? (
        <StatusMessage text={say(`greetingCard.thank.${status}`)} isNews={!isThanked} />
      ) : (
        <form onSubmit={submit} noValidate>
          <TextArea
            id={fieldId}
            name={fieldId}
            label={say("greetingCard.thank.words")}
            hint={say("greetingCard.thank.hint")}
            value={message}
            error={problem ? say(wrongWords[problem] ?? "greetingCard.thank.forbidden") : undefined}
            onChange={(written) => {
              setWords({ message: written });
              changed();
            }}
          />
          <PhoneAlert text={failure && `greetingCard.thank.${failure}`} phone={phone} />
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "sharedCard.sending" : "greetingCard.thank.send")}
          </button>
        </form>
      )}
    </section>
  );
}
