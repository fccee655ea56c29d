import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { sayIn, type Published, type PublishedWords } from "../../platform/content/published.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Task } from "../../platform/documents/compiler.ts";
import type { MakeMail } from "../../platform/mail/templates.ts";
import { composeMail, type Message } from "../../platform/mail/message.ts";
import { attachedPicture } from "../../platform/mail/pictures.ts";
import { addressPage } from "../../platform/post/address.ts";
import type { MakeLetter } from "../../platform/post/letters.ts";
import { isPaidFor, type MakeDocument, type Ordered, type Paid } from "./ordered-document.ts";

type Document = Ordered & {
  order: { language: Language; shortReference: string };
  details: Parameters<typeof addressPage>[0]["address"];
  version: { version: number };
};

type Kind<Found extends Ordered> = {
  find: (db: Database, orderId: string, version: number) => Promise<Found | undefined>;
  make: MakeDocument<Paid<Found>>;
  taskOf: (found: Paid<Found>, published: PublishedWords) => Task;
  tone: OrderTone;
  mail: {
    texts: "mail.giftDocument" | "mail.memorialSheet";
    subject: (found: Found) => TextKey;
    way: (found: Found) => { words: TextKey; path: string };
  };
  post: { texts: "giftLetter" | "memorialLetter"; contents: (found: Found) => TextKey };
};

type Given = { published: Published; siteUrl: string };

export const documentMailsAndLetters = <Found extends Document>({
  find,
  make,
  taskOf,
  tone,
  mail,
  post,
}: Kind<Found>) => {
  const findPaid = async (db: Database, orderId: string, version: number): Promise<Paid<Found>> => {
    const found = await find(db, orderId, version);
    if (!found || !isPaidFor(found)) throw new Error("This order has no paid document of that version");
    return found;
  };
  const attachedTo =
    (write: (found: Found, given: Given) => Message): MakeMail =>
    async ({ db, published, documents, siteUrl }, orderId, version) => {
      const found = await findPaid(db, orderId, version);
      const message = write(found, { published, siteUrl });
      const { fileName, bytes: pdf } = await make({ published, documents }, found, { format: "pdf" });
      return { ...message, attachments: [{ fileName, pdf }] };
    };
  const posted: MakeLetter = async ({ orderId, version }, { db, published, documents }) => {
    const found = await findPaid(db, orderId, version);
    const { language, shortReference } = found.order;
    const { name: organisation, phone } = published.organisation();
    const say = sayIn(published, language);
    const paragraphs = [
      ...(version > 1 ? [say(`${post.texts}.corrected`)] : []),
      say(post.contents(found), { organisation }),
      say(`${post.texts}.questions`, { phone: phone.shown }),
      say(`${post.texts}.greeting`, { organisation }),
    ];
    const reference = say("memorialLetter.reference", { reference: shortReference });
    return {
      page: addressPage({ language, tone, address: found.details, paragraphs, reference }, published, documents),
      document: taskOf(found, published),
    };
  };
  return {
    attachedTo,
    posted,
    /** The document is seen in the mail, as it is: its picture goes with it, since it bears somebody's words. */
    mailed: (async (deps, orderId, version) => {
      const { published, documents, siteUrl } = deps;
      const found = await findPaid(deps.db, orderId, version);
      const asked = (format: "pdf" | "png") => make({ published, documents }, found, { format });
      const [pdf, png] = [await asked("pdf"), await asked("png")];
      const { language } = found.order;
      const alt = published.say(language, `${mail.texts}.picture`);
      const { picture, attachment } = attachedPicture(png.bytes, { fileName: png.fileName, alt });
      const { words, path } = mail.way(found);
      const url = siteUrl + path;
      const message = composeMail(deps, { language, tone }, (say) => ({
        subject: say(mail.subject(found)),
        picture,
        parts: [
          ...(found.version.version > 1 ? [say(`${mail.texts}.replaces`)] : []),
          say(`${mail.texts}.attached`),
          { onlyButton: { said: say(`${mail.texts}.page`, { url }), url, words: say(words) } },
          say(`${mail.texts}.questions`),
          say(`${mail.texts}.greeting`),
        ],
      }));
      return { ...message, attachments: [{ fileName: pdf.fileName, pdf: pdf.bytes }, attachment] };
    }) satisfies MakeMail,
  };
};
