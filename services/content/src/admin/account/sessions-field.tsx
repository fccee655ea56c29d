"use client";
import { Button, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { callService } from "../call-service.ts";

type Session = { id: string; device: string; since: string; seen: string | null; isThis: boolean };
type Sessions = { sessions: Session[] };

const time = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: "Europe/Stockholm", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
});
const said = (iso: string) => time.format(new Date(iso)).replace(":", ".");

/** Where somebody is logged in. One's own, or another's for an administrator. */
export function SessionsField() {
  const { id } = useDocumentInfo();
  const [sessions, setSessions] = useState<Session[]>();
  const [problem, setProblem] = useState("");

  useEffect(() => {
    if (id === undefined) return;
    void callService<Sessions>("GET", `users/${id}/sessions`).then((answer) => {
      if (answer.ok) setSessions(answer.body.sessions);
    });
  }, [id]);

  if (id === undefined || sessions === undefined) return null;
  const end = async (which: { session: string } | { others: true }) => {
    const answer = await callService<Sessions>("POST", `users/${id}/sessions/end`, which);
    setProblem(answer.ok ? "" : answer.problem);
    if (answer.ok) setSessions(answer.body.sessions);
  };
  return (
    <section className="house-panel house-account" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Inloggad här</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="house-panel__row">
            <div>
              <span>
                {session.device}
                {session.isThis && " – den här webbläsaren"}
              </span>
              <span className="house-panel__detail">
                Sedan {said(session.since)}
                {session.seen !== null && `, senast använd ${said(session.seen)}`}
              </span>
            </div>
            {!session.isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => void end({ session: session.id })}
              >
                Logga ut
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 0 && <p className="house-panel__empty">Inte inloggad någonstans just nu.</p>}
      {sessions.filter(({ isThis }) => !isThis).length > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end({ others: true })}>
          {sessions.some(({ isThis }) => isThis) ? "Logga ut överallt utom här" : "Logga ut överallt"}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}
