"use client";
import { Button, Link } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { callService } from "../call-service.ts";
import { LabelledInput } from "./labelled-input.tsx";

/** E-mail and password; then, for those who have it on, the code of their telephone. */
export function LoginForm({ next }: { next: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  const logIn = async () => {
    setIsBusy(true);
    setProblem("");
    const answer = await callService<{ needsCode?: boolean }>("POST", "users/login", {
      ...{ email, password },
      ...(needsCode && { code }),
    });
    if (!answer.ok) setProblem(answer.problem);
    else if (answer.body.needsCode === true) setNeedsCode(true);
    else {
      window.location.assign(next);
      return;
    }
    setCode("");
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logIn();
  };

  return (
    <form className="login__form house-login" onSubmit={submit} noValidate>
      {needsCode ? (
        <LabelledInput
          key="code"
          id="field-code"
          label="Kod från din telefon"
          help="Sex siffror ur din app med koder. Har du inte telefonen? Skriv en av reservkoderna."
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          autoFocus
        />
      ) : (
        <>
          <LabelledInput
            id="field-email"
            label="E-post"
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="username"
          />
          <LabelledInput
            id="field-password"
            label="Lösenord"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <Link href="/admin/forgot" prefetch={false}>
            Glömt lösenordet?
          </Link>
        </>
      )}
      <p className="house-login__problem" role="alert">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        Logga in
      </Button>
    </form>
  );
}
