import React from "react";
import { fetchSheetFile } from "#src/calls/memorial-gifts.ts";
import { DocumentDownloads } from "#src/core/document-order/document-downloads.tsx";
import type { Phone } from "#src/core/phone-text.tsx";

export const SheetDownloads = ({ order, phone }: { order: string; phone: Phone }) => (
  <DocumentDownloads
    namespace="memorial"
    fetchFile={(format) => fetchSheetFile(order, format)}
    fileName="minnesblad"
    failure="download_memorial_card_failed"
    phone={phone}
  />
);
