import type { Letter, Letters } from "../../platform/mail/letter.ts";
import { MailRefused } from "../../platform/mail/transport.ts";
import { makeOrderedSheet } from "./ordered-sheet.ts";
import { parlorMessage } from "./parlor-message.ts";
import { sheetVersion } from "./repository.ts";
import type { OrderedSheet } from "./repository.ts";
import { sheetMessage } from "./sheet-message.ts";
import { isPaidSheet } from "./sheet-state.ts";
import { createMakeSheet } from "./sheet.ts";

const withSheet =
  (write: typeof sheetMessage, isTooLate: (sheet: OrderedSheet) => boolean = () => false): Letter =>
  async ({ db, published, documents }, orderId, version) => {
    const found = await sheetVersion(db, orderId, version);
    if (!found || !isPaidSheet(found)) throw new Error("This mail has no paid memorial sheet");
    if (isTooLate(found)) throw new MailRefused("not sent: the ceremony has been");
    const makeSheet = createMakeSheet({ published, documents });
    const { fileName, bytes } = await makeOrderedSheet(makeSheet, found, { format: "pdf" });
    return { ...write(found, published), attachments: [{ fileName, pdf: bytes }] };
  };

export const memorialLetters = {
  memorialSheet: withSheet(sheetMessage),
  memorialSheetToParlor: withSheet(parlorMessage, ({ isCeremonyOver }) => isCeremonyOver),
} satisfies Partial<Letters>;
