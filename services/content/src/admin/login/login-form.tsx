"use client";
import { Button, Link } from "@payloadcms/ui";
import { type SubmitEvent, useState } from "react";
import { callService } from "../call-service.ts";
import { useHasScript, writtenIn } from "./has-script.ts";
import { LabelledInput } from "./labelled-input.tsx";

type Credentials = { email: string; password: string };

/** E-mail and password; then, for those who have it on, the code of their telephone. */
export function LoginForm({ next }: { next: string }) {
  const hasScript = useHasScript();
  const [isAsking, setIsAsking] = useState(false);
  const [checked, setChecked] = useState<Credentials>();
  const [problem, setProblem] = useState("");

  const logIn = async (form: HTMLFormElement) => {
    setIsAsking(true);
    setProblem("");
    const credentials = checked ?? { email: writtenIn(form, "email"), password: writtenIn(form, "password") };
    const code = checked === undefined ? {} : { code: writtenIn(form, "code") };
    const answer = await callService<{ needsCode?: boolean }>("POST", "users/login", { ...credentials, ...code });
    if (answer.ok && answer.body.needsCode !== true) {
      window.location.assign(next);
      return;
    }
    if (answer.ok) setChecked(credentials);
    else setProblem(answer.problem);
    setIsAsking(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void logIn(event.currentTarget);
  };

  return (
    <form className="login__form house-login" method="post" onSubmit={submit} noValidate>
      {checked === undefined ? (
        <>
          <LabelledInput id="field-email" name="email" label="E-post" type="email" autoComplete="username" />
          <LabelledInput
            id="field-password"
            name="password"
            label="Lösenord"
            type="password"
            autoComplete="current-password"
          />
          <Link href="/admin/forgot" prefetch={false}>
            Glömt lösenordet?
          </Link>
        </>
      ) : (
        <LabelledInput
          key="code"
          id="field-code"
          name="code"
          label="Kod från din telefon"
          help="Sex siffror ur din app med koder. Har du inte telefonen? Skriv en av reservkoderna."
          autoComplete="one-time-code"
          hasFocus
        />
      )}
      <p className="house-login__problem" role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={!hasScript || isAsking}>
        Logga in
      </Button>
    </form>
  );
}
