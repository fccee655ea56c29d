import React, { type ReactNode } from "react";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import envelope from "../../../../artwork/tack-2.svg";
import { GreetingSheet } from "./greeting-sheet.tsx";
import { GreetingStage } from "./greeting-stage.tsx";
import { SaidInCard } from "./said-in-card.tsx";

const picture = { src: envelope, width: 900, height: 1200, alt: "", isEarly: true };

export function MissingCard({ phone, footer }: { phone: Phone; footer: ReactNode }) {
  const { say } = useTexts();
  return (
    <GreetingStage isQuiet={false} field="air" footer={footer}>
      <GreetingSheet design={{ isQuiet: false, picture }}>
        <SaidInCard heading={say("greetingCard.unknown")}>
          <p>
            <PhoneText phone={phone} text={(shown) => say("greetingCard.unknown.text", { phone: shown })} />
          </p>
        </SaidInCard>
      </GreetingSheet>
    </GreetingStage>
  );
}
