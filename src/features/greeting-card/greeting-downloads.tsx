import React from "react";
import { fetchGreetingCardFile } from "#src/calls/greeting-orders.ts";
import { CardDownloads } from "#src/core/card/card-downloads.tsx";
import type { Phone } from "#src/core/phone-text.tsx";

export function GreetingDownloads({ reference, phone }: { reference: string; phone: Phone }) {
  return (
    <CardDownloads
      fileName="kort"
      failure="download_digital_greeting_card_failed"
      phone={phone}
      fetchFile={(file) => fetchGreetingCardFile(reference, file)}
    />
  );
}
