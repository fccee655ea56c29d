import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { Breath } from "#src/core/my-data/breath.tsx";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

export default function Forgotten({ keptUntil, phone }: { keptUntil: string | null; phone: Phone }) {
  const { say, language } = useTexts();
  return (
    <CalmScreen heading={say("myDetails.forgotten")} lead={() => say("myDetails.forgotten.text")} phone={phone}>
      {keptUntil !== null && <p>{say("myDetails.forgotten.kept", { day: sayDay(keptUntil, language) })}</p>}
      <p>{say("myDetails.forgotten.thanks")}</p>
      <Breath />
      <div className="actions">
        <SmartLink className="btn btn--line" href={routes.start.href()}>
          {say("myDetails.toStart")}
        </SmartLink>
      </div>
    </CalmScreen>
  );
}
