import React from "react";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { fetchDocumentFile } from "#src/calls/gift-documents.ts";
import { DocumentDownloads } from "#src/core/document-order/document-downloads.tsx";
import type { Phone } from "#src/core/phone-text.tsx";

type Props = { kind: GiftDocumentKind; order: string; phone: Phone };

const fileNames: Record<GiftDocumentKind, string> = { gift_certificate: "gavobevis", gift_card: "gavokort" };

export const GiftDocumentDownloads = ({ kind, order, phone }: Props) => (
  <DocumentDownloads
    namespace="giftDocument"
    fetchFile={(format) => fetchDocumentFile(order, format)}
    fileName={fileNames[kind]}
    failure="download_gift_card_failed"
    phone={phone}
  />
);
