import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { FillIns, Published } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Task } from "../../platform/documents/compiler-worker.ts";
import type { Letter } from "../../platform/mail/letter.ts";
import { writeMessage } from "../../platform/mail/message.ts";
import type { Message } from "../../platform/mail/message.ts";
import { addressPage } from "../../platform/post/address-page.ts";
import type { MakeLetter } from "../../platform/post/letters.ts";
import type { MakeDocument, Words } from "./file.ts";
import { isPaidFor } from "./ordered-document.ts";
import type { Ordered, Paid } from "./ordered-document.ts";

type Posted = Parameters<typeof addressPage>[0]["address"];
type Found = Ordered & {
  order: { language: Language; shortReference: string };
  details: Posted;
  version: { version: number };
};

type Kind<Document extends Found> = {
  find: (db: Database, orderId: string, version: number) => Promise<Document | undefined>;
  make: MakeDocument<Paid<Document>>;
  taskOf: (found: Paid<Document>, published: Words) => Task;
  tone: OrderTone;
  /** What the texts of the letter by post begin with, and the one that says what lies in it. */
  letter: "giftLetter" | "memorialLetter";
  letterText: (found: Document) => TextKey;
};

/** What brings a document of an order: the mails that it is attached to, and the letter by post. */
export const documentLetters = <Document extends Found>({
  find,
  make,
  taskOf,
  tone,
  letter,
  letterText,
}: Kind<Document>) => {
  const findPaid = async (db: Database, orderId: string, version: number): Promise<Paid<Document>> => {
    const found = await find(db, orderId, version);
    if (!found || !isPaidFor(found)) throw new Error("This order has no paid document of that version");
    return found;
  };
  return {
    attachedTo:
      (write: (found: Document, published: Published) => Message): Letter =>
      async ({ db, published, documents }, orderId, version) => {
        const found = await findPaid(db, orderId, version);
        const message = write(found, published);
        const { fileName, bytes: pdf } = await make({ published, documents }, found, { format: "pdf" });
        return { ...message, attachments: [{ fileName, pdf }] };
      },

    /** The very document that was seen, behind the page with its address. */
    posted: (async ({ orderId, version }, { db, published, documents }) => {
      const found = await findPaid(db, orderId, version);
      const { language, shortReference } = found.order;
      const { name: organisation, phone } = published.organisation();
      const say = (key: TextKey, fillIns?: FillIns) => published.say(language, key, fillIns);
      const paragraphs = [
        ...(version > 1 ? [say(`${letter}.corrected`)] : []),
        say(letterText(found), { organisation }),
        say(`${letter}.questions`, { phone: phone.shown }),
        say(`${letter}.greeting`, { organisation }),
      ];
      const reference = say("memorialLetter.reference", { reference: shortReference });
      return {
        page: addressPage({ language, tone, address: found.details, paragraphs, reference }, published, documents),
        document: taskOf(found, published),
      };
    }) satisfies MakeLetter,
  };
};

/** Brings a document to whoever gave it. No name, as in the receipt's mail. */
export const documentMessage = (
  { order: { language }, version }: Found,
  published: Published,
  {
    subject: subjectKey,
    texts,
    tone,
  }: { subject: TextKey; texts: "mail.giftDocument" | "mail.memorialSheet"; tone: OrderTone },
): Message =>
  writeMessage(published, { language, tone }, (say, { name, phone }) => {
    const subject = say(subjectKey);
    return {
      subject,
      paragraphs: [
        subject,
        ...(version.version > 1 ? [say(`${texts}.replaces`)] : []),
        say(`${texts}.attached`),
        say(`${texts}.questions`, { phone: phone.shown }),
        say(`${texts}.greeting`, { organisation: name }),
      ],
    };
  });
