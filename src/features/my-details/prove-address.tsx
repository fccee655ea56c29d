import React, { useState } from "react";
import { proofMinutes } from "@hjarta-lunga/contract/my-data.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { ProvenAddress } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { proveAddress } from "#src/calls/my-data.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import { PhoneAlert, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { minutesInWords } from "./details-rules.ts";
import { foundText } from "./found-text.ts";
import { useOnce } from "./use-details-form.ts";

type Props = { link: string; phone: Phone; onLeave: () => void };

/** From a mail, on any device and without a session: nothing is proven before it is pressed, for programs open links as well. */
export default function ProveAddress({ link, phone, onLeave }: Props) {
  const { say, language } = useTexts();
  const [proven, setProven] = useState<ProvenAddress | null>(null);
  const [trouble, setTrouble] = useState<"tooMany" | "notSent" | null>(null);
  const { isSending, once } = useOnce();

  async function prove() {
    setTrouble(null);
    try {
      setProven(await proveAddress({ link }));
    } catch (error) {
      setTrouble(error instanceof ApiError && error.code === "too_many_requests" ? "tooMany" : "notSent");
    }
  }
  if (proven === null)
    return (
      <CalmScreen key="ask" heading={say("myLink.prove")} lead={() => say("myLink.prove.text")} phone={phone} isFirst>
        <div className="actions">
          <button className="btn btn--big" type="button" aria-busy={isSending || undefined} onClick={() => once(prove)}>
            {say(isSending ? "myLink.sending" : "myLink.prove.press")}
          </button>
        </div>
        <PhoneAlert text={trouble && `myLink.${trouble}`} phone={phone} />
      </CalmScreen>
    );
  if (proven.state === "unknown") {
    const time = minutesInWords(proofMinutes.email, language);
    return (
      <CalmScreen
        key="unknown"
        heading={say("myLink.unproven")}
        lead={(shown) => say("myLink.unproven.text", { time, phone: shown })}
        phone={phone}
      >
        <div className="actions">
          <button className="btn btn--line" type="button" onClick={onLeave}>
            {say("myLink.unproven.to")}
          </button>
        </div>
      </CalmScreen>
    );
  }
  const { isNewAddress, found } = proven;
  return (
    <CalmScreen key="proven" heading={say("myLink.proven")} phone={phone}>
      {isNewAddress && <p className="lead">{say("myLink.proven.new")}</p>}
      {(found > 0 || !isNewAddress) && <p className="lead">{foundText(say, found)}</p>}
      <div className="actions">
        <SmartLink className="btn" href={routes.myPages.href()}>
          {say("myLink.proven.toPages")}
        </SmartLink>
      </div>
    </CalmScreen>
  );
}
