import PostalMime from "postal-mime";
import type { Address, Email } from "postal-mime";
import type { Store } from "../store/open.ts";

type Envelope = { sender: string; recipients: string[] };
type Row = Envelope & { id: number; receivedAt: number; raw: Uint8Array };

const written = (address: Address | undefined): string => {
  if (address?.address === undefined) return address?.name ?? "";
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
};

const bytesOf = (content: Email["attachments"][number]["content"]): Buffer => {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
};

/** A message as the mail program of whoever got it would show it. */
const open = async ({ id, receivedAt, sender, recipients, raw }: Row) => {
  const email = await PostalMime.parse(raw);
  return {
    id,
    receivedAt,
    envelope: { from: sender, to: recipients },
    from: written(email.from),
    to: (email.to ?? []).map(written),
    subject: email.subject ?? "",
    messageId: email.messageId ?? "",
    text: email.text ?? "",
    html: email.html ?? "",
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "",
      type: mimeType,
      content: bytesOf(content),
    })),
  };
};
export type Mail = Awaited<ReturnType<typeof open>>;

export const createMails = (store: Store) => {
  const find = (id: number) => store.get<Row>`select * from mail where id = ${id}`;
  return {
    add: (envelope: Envelope, raw: Buffer) => void store.insert("mail", { ...envelope, receivedAt: Date.now(), raw }),
    find: async (id: number): Promise<Mail | undefined> => {
      const row = find(id);
      return row && open(row);
    },
    raw: (id: number): Buffer | undefined => {
      const row = find(id);
      return row && Buffer.from(row.raw);
    },
    newest: (limit: number): Promise<Mail[]> =>
      Promise.all(store.all<Row>`select * from mail order by id desc limit ${limit}`.map(open)),
  };
};
export type Mails = ReturnType<typeof createMails>;
