"use client";
import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";

type Props = { release: string; time: string; isNewer: boolean; onDone: () => Promise<void> };

async function goBack(release: string): Promise<string | null> {
  try {
    const response = await fetch("/content-api/on-the-site", {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ release }),
    });
    if (response.ok) return null;
    const { errors } = (await response.json()) as { errors?: { message?: string }[] };
    return errors?.[0]?.message ?? "Det gick inte. Försök igen om en stund.";
  } catch {
    return "Det gick inte. Försök igen om en stund.";
  }
}

/** Asks once. */
export function GoBack({ release, time, isNewer, onDone }: Props) {
  const [step, setStep] = useState<"offered" | "asked" | "going">("offered");
  if (step === "offered")
    return (
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setStep("asked")}>
        {isNewer ? "Visa den här igen" : "Gå tillbaka hit"}
      </Button>
    );
  const go = async () => {
    setStep("going");
    const problem = await goBack(release);
    if (problem === null) toast.success(`Webbplatsen visar nu utgåvan från ${time}.`);
    else toast.error(problem);
    setStep("offered");
    await onDone();
  };
  return (
    <div className="house-go-back" role="group" aria-label={`Gå tillbaka till ${time}`}>
      <span>Visa utgåvan från {time} för alla besökare?</span>
      <Button size="small" margin={false} disabled={step === "going"} onClick={() => void go()}>
        {isNewer ? "Ja, visa den" : "Ja, gå tillbaka"}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setStep("offered")}>
        Nej
      </Button>
    </div>
  );
}
