import React from "react";
import { CardDownloads } from "#src/core/card/card-downloads.tsx";
import type { Phone } from "#src/core/phone-text.tsx";
import { loadCardCalls } from "./lazy-calls.ts";

export function MemorialCardDownloads({ reference, phone }: { reference: string; phone: Phone }) {
  return (
    <CardDownloads
      fileName="minnesljus"
      failure="download_memorial_card_failed"
      phone={phone}
      fetchFile={async (file) => (await loadCardCalls()).fetchMemorialCardFile(reference, file)}
    />
  );
}
