import React, { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { useKeptWords } from "#src/core/form/use-kept-words.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { loadCardCalls } from "./later-calls.ts";

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
  const { words, setWords } = useKeptWords({ reference, version: 0, saved: noWords });
  const { message } = words;
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<"sent" | "sentBefore" | null>(isThanked ? "sentBefore" : null);
  const underWay = useRef(false);

  async function thank() {
    try {
      const { thankForCard } = await loadCardCalls();
      await thankForCard({ reference, message: message.trim() });
      end("sent");
    } catch (error) {
      take(error instanceof ApiError ? error : undefined);
    }
  }

  function take(error: ApiError | undefined) {
    if (error?.code === "taken_down" || error?.code === "not_found") onGone();
    else if (error?.code === "changed_meanwhile") end("sentBefore");
    else if (error?.code === "too_many_requests") setFailure("tooMany");
    else {
      const wrong = problemsFromApi(error?.fields ?? {}).message;
      if (wrong === undefined) setFailure("failed");
      else wrongAt(wrong);
    }
  }

  function end(how: "sent" | "sentBefore") {
    setWords(noWords);
    setSaid(how);
  }

  function wrongAt(found: FieldProblem) {
    setProblem(found);
    document.getElementById(fieldId)?.focus();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (underWay.current) return;
    if (message.trim() === "") {
      wrongAt("required");
      return;
    }
    underWay.current = true;
    setSending(true);
    setFailure(null);
    void thank().finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }

  return (
    <section className="no-print">
      <h2>{say("greetingCard.thank")}</h2>
      {said !== null ? (
        <Said text={say(`greetingCard.thank.${said}`)} isNews={!isThanked} />
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
              setProblem(null);
            }}
          />
          <div role="alert">
            {failure !== null && (
              <p>
                <PhoneText phone={phone} text={(shown) => say(`greetingCard.thank.${failure}`, { phone: shown })} />
              </p>
            )}
          </div>
          <button className="btn" type="submit" aria-disabled={isSending || undefined}>
            {say(isSending ? "sharedCard.sending" : "greetingCard.thank.send")}
          </button>
        </form>
      )}
    </section>
  );
}

/** Where the form was. */
function Said({ text, isNews }: { text: string; isNews: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) said.current?.focus();
  }, [isNews]);
  return (
    <p ref={said} className="lead" tabIndex={-1}>
      {text}
    </p>
  );
}
