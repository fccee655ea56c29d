"use client";
import { Button, useAuth, useDocumentInfo, useField } from "@payloadcms/ui";
import { useState } from "react";
import { callService } from "../call-service.ts";
import { LabelledInput } from "../login/labelled-input.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Begun = { key: string; picture: string };
type Answers = { begin: Begun; confirm: { codes: string[] }; end: unknown };

/** The code from a telephone, at login: switched on by oneself, off by oneself or, for a lost telephone, by an administrator. */
export function SecondFactorField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { value: isOn, setValue } = useField<boolean>({ path: "secondFactor" });
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  if (id === undefined) return null;
  const isOwn = user?.id === id;

  const call = async <Step extends keyof Answers>(step: Step, done: (body: Answers[Step]) => void) => {
    const answer = await callService<Answers[Step]>("POST", `users/${id}/second-factor/${step}`, { code });
    setProblem(answer.ok ? "" : answer.problem);
    if (!answer.ok) return;
    setCode("");
    done(answer.body);
  };
  const begin = () => call("begin", setBegun);
  const confirm = () =>
    call("confirm", (body) => {
      setCodes(body.codes);
      setBegun(undefined);
      setValue(true, true);
    });
  const end = () =>
    call("end", () => {
      setCodes(undefined);
      setValue(false, true);
    });
  const codeInput = (
    <LabelledInput id="second-factor-code" label="Kod" value={code} onChange={setCode} autoComplete="one-time-code" />
  );

  return (
    <section className="house-panel house-account" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading">Kod vid inloggning</h2>
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      {isOn && isOwn && (
        <>
          <p>På. När du loggar in skriver du också en kod från din telefon.</p>
          {codeInput}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end()}>
            Stäng av
          </Button>
        </>
      )}
      {isOn && !isOwn && (
        <>
          <p>På. Har personen tappat sin telefon? Stäng av, så räcker lösenordet tills det är påslaget igen.</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end()}>
            Stäng av för {"den här personen"}
          </Button>
        </>
      )}
      {!isOn && !isOwn && <p>Av. Bara personen själv kan slå på det.</p>}
      {!isOn && isOwn && begun === undefined && (
        <>
          <p>Av. Med en kod från din telefon kan ingen logga in som du, inte ens med ditt lösenord.</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void begin()}>
            Slå på
          </Button>
        </>
      )}
      {begun !== undefined && (
        <>
          <p>Öppna en app för koder i telefonen och läs av bilden. Skriv sedan koden som appen visar.</p>
          <img className="house-account__picture" src={begun.picture} alt="Bild att läsa av med appen" width={220} />
          <p>
            Kan du inte läsa av bilden? Skriv in nyckeln i appen: <code>{begun.key}</code>
          </p>
          {codeInput}
          <Button size="small" margin={false} onClick={() => void confirm()}>
            Bekräfta koden
          </Button>
        </>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}
