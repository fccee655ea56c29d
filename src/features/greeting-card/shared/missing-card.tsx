import React, { type ReactNode } from "react";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import envelope from "../../../../artwork/tack-2.svg";
import { GreetingSheet } from "./greeting-sheet.tsx";
import { GreetingStage } from "./greeting-stage.tsx";
import { CardMessage } from "./card-message.tsx";

const picture = { src: envelope, width: 900, height: 1200, alt: "", isEarly: true };

export function MissingCard({ phone, footer }: { phone: Phone; footer: ReactNode }) {
  const { say } = useTexts();
  return (
    <GreetingStage isQuiet={false} field="deep" footer={footer}>
      <GreetingSheet design={{ isQuiet: false, picture }}>
        <CardMessage heading={say("greetingCard.unknown")}>
          <PhoneLine phone={phone} text="greetingCard.unknown.text" />
        </CardMessage>
      </GreetingSheet>
    </GreetingStage>
  );
}
