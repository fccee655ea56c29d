"use client";
import { useSelection } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useRef, useState } from "react";
import { type Deed, doWithMany, type Named, namesOf, type Outcome } from "./bin-calls.ts";

type Props = { deed: Deed; collection: string; titleField: string; ids: readonly (number | string)[]; end: () => void };
type Step = "named" | "sure" | "doing" | "done";

const questions: Record<Deed, { heading: string; go: string; sure: string; done: string }> = {
  putAway: {
    heading: "Det här läggs i papperskorgen",
    go: "Lägg i papperskorgen",
    sure: "Det som visas på webbplatsen försvinner därifrån. Vem som helst här kan ta tillbaka det. Är du säker?",
    done: "Ligger nu i papperskorgen",
  },
  takeBack: {
    heading: "Det här tas tillbaka",
    go: "Ta tillbaka",
    sure: "Det kommer tillbaka med alla sina versioner, som utkast. Publicera det när det ska visas igen. Är du säker?",
    done: "Tillbaka",
  },
  removeForGood: {
    heading: "Det här tas bort för alltid",
    go: "Ta bort för alltid",
    sure: "Alla versioner försvinner också, och ingen kan ta tillbaka dem. Är du säker?",
    done: "Borta för alltid",
  },
};

/** Names them, asks twice, and tells what went and what stayed. */
export function ManyDialog({ deed, collection, titleField, ids, end }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const { toggleAll } = useSelection();
  const [step, setStep] = useState<Step>("named");
  const [names, setNames] = useState<Named[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { heading, go, sure, done } = questions[deed];
  const [chosen] = useState(ids);

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    void namesOf(collection, titleField, chosen).then(setNames);
  }, [collection, titleField, chosen]);

  const perform = async () => {
    setStep("doing");
    try {
      setOutcome(await doWithMany(deed, collection, chosen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setStep("done");
  };
  const close = () => {
    end();
    if (step !== "done") return;
    toggleAll(false);
    router.refresh();
  };
  return (
    <dialog ref={dialog} className="conflict" aria-labelledby="many-heading" onClose={close}>
      <h2 id="many-heading">{step === "done" ? "Klart" : heading}</h2>
      {step !== "done" && (
        <ul>
          {names.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      {step === "sure" && <p role="status">{sure}</p>}
      <div role="status">
        {problem !== null && <p>{problem}</p>}
        {outcome !== null && outcome.docs.length > 0 && (
          <p>
            {done}: {outcome.docs.map(({ title }) => `”${title}”`).join(", ")}.
          </p>
        )}
        {outcome !== null && outcome.errors.length > 0 && (
          <>
            <p>Det här är kvar:</p>
            <ul>
              {outcome.errors.map(({ id, title, message }) => (
                <li key={id}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="conflict__save">
        {step === "named" && (
          <button type="button" disabled={names.length === 0} onClick={() => setStep("sure")}>
            {go}
          </button>
        )}
        {step === "sure" && (
          <button type="button" onClick={() => void perform()}>
            Ja, {go.charAt(0).toLowerCase() + go.slice(1)}
          </button>
        )}
        <button type="button" disabled={step === "doing"} onClick={() => dialog.current?.close()}>
          {step === "done" ? "Stäng" : "Avbryt"}
        </button>
      </p>
    </dialog>
  );
}
