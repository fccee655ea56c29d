import React, { useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import type { CardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { useVisitorCall } from "./use-visitor-call.ts";

type Props = {
  reference: string;
  report: (sent: CardReport) => Promise<void>;
  phone: Phone;
  onGone: () => void;
};
type Step = "closed" | "written" | "sent";

const fieldId = "report-why";

/** Tells staff of a card that wounds or deceives. */
export function ReportCard({ reference, report, phone, onGone }: Props) {
  const { say } = useTexts();
  const [step, setStep] = useState<Step>("closed");
  const [why, setWhy] = useState("");
  const { problem, failure, isSending, send, changed } = useVisitorCall({ field: "why", onGone });
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);

  // Focus follows what has taken the other's place.
  useLayoutEffect(() => {
    if (step === "written") document.getElementById(fieldId)?.focus();
    if (step === "sent") thanks.current?.focus();
    if (step === "closed" && wasOpen.current) opener.current?.focus();
    wasOpen.current = step === "written";
  }, [step]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const written = why.trim();
    changed();
    send(async () => {
      await report({ reference, ...(written !== "" && { why: written }) });
      setStep("sent");
    });
  }

  const hasFailed = failure !== null || (problem !== null && problem !== "tooLong");
  if (step === "sent")
    return (
      <p ref={thanks} className="no-print" tabIndex={-1}>
        {say("sharedCard.report.thanks")}
      </p>
    );
  if (step === "closed")
    return (
      <p className="no-print">
        {say("sharedCard.report.text")}{" "}
        <button ref={opener} className="plain" type="button" onClick={() => setStep("written")}>
          {say("sharedCard.report")}
        </button>
      </p>
    );
  return (
    <form className="report no-print" onSubmit={submit} noValidate>
      <TextArea
        id={fieldId}
        name={fieldId}
        label={say("sharedCard.report.why")}
        optional={say("form.optional")}
        hint={say("sharedCard.report.hint")}
        value={why}
        error={problem === "tooLong" ? say("sharedCard.report.tooLong") : undefined}
        onChange={(written) => {
          setWhy(written);
          changed();
        }}
      />
      <PhoneAlert text={hasFailed && "sharedCard.report.failed"} phone={phone} />
      <div className="actions">
        <button className="btn btn--line" type="submit" aria-disabled={isSending || undefined}>
          {say(isSending ? "sharedCard.sending" : "sharedCard.report.send")}
        </button>
        <button className="plain" type="button" onClick={() => setStep("closed")}>
          {say("sharedCard.report.leave")}
        </button>
      </div>
    </form>
  );
}
