"use client";
import { Button, Link } from "@payloadcms/ui";
import { type SubmitEvent, useState } from "react";
import { callService } from "../call-service.ts";
import { useHasScript, writtenIn } from "./has-script.ts";
import { LabelledInput } from "./labelled-input.tsx";

const question = {
  heading: "Glömt lösenordet",
  text: "Skriv din e-postadress, så får du ett mejl med en länk till ett nytt lösenord.",
};
const answer = {
  heading: "Titta i din mejl",
  text: "Hör adressen till ett konto kommer det strax ett mejl med en länk. Titta i skräpposten om du inte ser det.",
};

export function ForgotForm() {
  const hasScript = useHasScript();
  const [isAsking, setIsAsking] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState("");

  const ask = async (email: string) => {
    if (email === "") {
      setProblem("Skriv din e-postadress.");
      return;
    }
    setIsAsking(true);
    const sent = await callService("POST", "users/forgot-password", { email });
    setIsSent(sent.ok);
    setProblem(sent.ok ? "" : sent.problem);
    setIsAsking(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(writtenIn(event.currentTarget, "email").trim());
  };
  const { heading, text } = isSent ? answer : question;

  return (
    <form className="house-login" method="post" onSubmit={submit} noValidate>
      <div className="form-header" role={isSent ? "status" : undefined}>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      <LabelledInput id="field-email" name="email" label="E-post" type="email" autoComplete="username" />
      <p className="house-login__problem" role="alert">
        {problem}
      </p>
      <Button
        type="submit"
        size="large"
        buttonStyle={isSent ? "secondary" : "primary"}
        disabled={!hasScript || isAsking}
      >
        {isSent ? "Skicka en ny länk" : "Skicka länken"}
      </Button>
      <Link href="/admin/login" prefetch={false}>
        Tillbaka till inloggningen
      </Link>
    </form>
  );
}
