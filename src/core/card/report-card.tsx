import React, { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import { problemsFromApi } from "#src/core/form/form-problems.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { TextArea } from "#src/ui/text-area.tsx";

type Props = { report: (why: string | undefined) => Promise<void>; phone: Phone; onGone: () => void };
type Step = "closed" | "written" | "sent";

const fieldId = "report-why";

/** Tells staff of a card that wounds or deceives. */
export function ReportCard({ report, phone, onGone }: Props) {
  const { say } = useTexts();
  const [step, setStep] = useState<Step>("closed");
  const [why, setWhy] = useState("");
  const [problem, setProblem] = useState<"tooLong" | "failed" | null>(null);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);

  // Focus follows what has taken the other's place.
  useEffect(() => {
    if (step === "written") document.getElementById(fieldId)?.focus();
    if (step === "sent") thanks.current?.focus();
    if (step === "closed" && wasOpen.current) opener.current?.focus();
    wasOpen.current = step === "written";
  }, [step]);

  async function send() {
    const written = why.trim();
    try {
      await report(written === "" ? undefined : written);
      setStep("sent");
    } catch (error) {
      const said = error instanceof ApiError ? error : undefined;
      if (said?.code === "taken_down" || said?.code === "not_found") onGone();
      else setProblem(problemsFromApi(said?.fields ?? {}).why === "tooLong" ? "tooLong" : "failed");
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setProblem(null);
    void send().finally(() => {
      underWay.current = false;
      setSending(false);
    });
  }

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
          setProblem(null);
        }}
      />
      <div role="alert">
        {problem === "failed" && (
          <p>
            <PhoneText phone={phone} text={(shown) => say("sharedCard.report.failed", { phone: shown })} />
          </p>
        )}
      </div>
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
