import type { Letters } from "../../platform/mail/letter.ts";
import { isPaidFor } from "../../ledger/orders/ordered-document.ts";
import { createMakeGiftDocument } from "./document.ts";
import { giftDocumentMessage } from "./message.ts";
import { documentVersion } from "./repository.ts";

export const giftDocumentLetters = {
  giftDocument: async ({ db, published, documents }, orderId, version) => {
    const found = await documentVersion(db, orderId, version);
    if (!found || !isPaidFor(found)) throw new Error("This mail has no paid document");
    const { fileName, bytes } = await createMakeGiftDocument({ published, documents })(found, "pdf");
    return { ...giftDocumentMessage(found, published), attachments: [{ fileName, pdf: bytes }] };
  },
} satisfies Partial<Letters>;
