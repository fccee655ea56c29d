import React, { useState, type ReactNode } from "react";
import { ApiError } from "#src/calls/api-error.ts";
import { mailLinkMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { CalmScreen } from "./calm-screen.tsx";
import { MailLinkForm } from "./mail-link-form.tsx";
import { useSecretInUrl } from "./secret-in-url.ts";
import { session } from "./session.ts";

const loadRules = () => import("./mail-link-rules.ts");

type Trouble = { what: "away" | "tooMany" } | { what: "old"; time: string };

/** A link by mail logs in to gifts and receipts. It is pressed first: programs open links as well. */
export function ByMailLink({ phone, children }: { phone: Phone; children: ReactNode }) {
  const { say, language } = useTexts();
  const { secret, forget } = useSecretInUrl("lank");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSending, setSending] = useState(false);

  async function open(link: string) {
    if (isSending) return;
    setSending(true);
    setTrouble(null);
    try {
      const { openMailLink } = await loadRules();
      const { token } = await openMailLink({ link });
      forget();
      session.begin(token);
    } catch (error) {
      setTrouble(await troubleOf(error, language));
    } finally {
      setSending(false);
    }
  }
  function leave() {
    setTrouble(null);
    forget();
  }

  if (secret === null) return children;
  if (trouble?.what === "old")
    return (
      <CalmScreen
        key="old"
        heading={say("myLink.old")}
        lead={() => say("myLink.old.text", { time: trouble.time })}
        phone={phone}
      >
        <MailLinkForm phone={phone} />
        <div className="actions">
          <button className="textlink plain" type="button" onClick={leave}>
            {say("myLink.old.bankId")}
          </button>
        </div>
      </CalmScreen>
    );
  return (
    <CalmScreen key="open" heading={say("myLink.open")} lead={() => say("myLink.open.text")} phone={phone} isFirst>
      <div className="actions">
        <button
          className="btn btn--big"
          type="button"
          aria-busy={isSending || undefined}
          onClick={() => void open(secret)}
        >
          {say(isSending ? "myLink.sending" : "myLink.open.press")}
        </button>
      </div>
      <PhoneAlert text={trouble && (trouble.what === "tooMany" ? "myLink.tooMany" : "myLink.notSent")} phone={phone} />
    </CalmScreen>
  );
}

/** What is wrong, too old, used or another browser's is one answer. */
async function troubleOf(error: unknown, language: "sv" | "en"): Promise<Trouble> {
  const { code, status } = error instanceof ApiError ? error : { code: undefined, status: undefined };
  if (code === "too_many_requests") return { what: "tooMany" };
  if (status === undefined || status >= 500) return { what: "away" };
  const { minutesInWords } = await loadRules();
  return { what: "old", time: minutesInWords(mailLinkMinutes, language) };
}
