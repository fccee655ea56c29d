import React from "react";
import { fetchSheetFile } from "#src/calls/memorial-gifts.ts";
import { DocumentDownloads } from "#src/core/document-order/document-downloads.tsx";
import type { Phone } from "#src/core/phone-text.tsx";

type Props = { order: string; phone: Phone };

export const SheetDownloads = ({ order, phone }: Props) => (
  <DocumentDownloads
    namespace="memorial"
    fetchFile={(format) => fetchSheetFile(order, format)}
    fileName="minnesblad"
    failure="download_memorial_card_failed"
    phone={phone}
  />
);
