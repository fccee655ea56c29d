"use client";
import { Button, Link } from "@payloadcms/ui";
import { type SubmitEvent, useState } from "react";
import { callService } from "../call-service.ts";
import { useHasScript, writtenIn } from "./has-script.ts";
import { LabelledInput } from "./labelled-input.tsx";

/** By the link of a mail. Who was invited never had a password, and who forgot it has another. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const hasScript = useHasScript();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState("");

  const choose = async (password: string, again: string) => {
    if (password !== again) {
      setProblem("Lösenorden är inte lika. Skriv samma två gånger.");
      return;
    }
    setIsAsking(true);
    const answer = await callService("POST", "users/reset-password", { token, password });
    if (answer.ok) {
      window.location.assign("/admin/login?valt");
      return;
    }
    setProblem(answer.problem);
    setIsAsking(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void choose(writtenIn(form, "password"), writtenIn(form, "confirm-password"));
  };

  return (
    <form className="house-login" method="post" onSubmit={submit} noValidate>
      <div className="form-header">
        <h1>Välj lösenord</h1>
      </div>
      <LabelledInput
        id="field-password"
        name="password"
        label="Nytt lösenord"
        help="Minst 12 tecken. Gärna en mening, eller fyra ord som inte hör ihop."
        type="password"
        autoComplete="new-password"
      />
      <LabelledInput
        id="field-confirm-password"
        name="confirm-password"
        label="Lösenordet en gång till"
        type="password"
        autoComplete="new-password"
      />
      <p className="house-login__problem" role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={!hasScript || isAsking}>
        Välj lösenord
      </Button>
      <Link href="/admin/forgot" prefetch={false}>
        Be om en ny länk
      </Link>
    </form>
  );
}
