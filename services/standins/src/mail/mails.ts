import PostalMime from "postal-mime";
import type { Address, Email } from "postal-mime";
import type { Store } from "../store/open.ts";

type Envelope = { sender: string; recipients: string[] };
type Row = { id: number; receivedAt: number; sender: string; recipients: string; raw: Uint8Array };

const columns = "id, received_at as receivedAt, sender, recipients, raw";

const written = (address: Address | undefined): string => {
  if (address?.address === undefined) return address?.name ?? "";
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
};

const bytesOf = (content: Email["attachments"][number]["content"]): Buffer =>
  typeof content === "string"
    ? Buffer.from(content)
    : content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength);

/** A message as the mail program of whoever got it would show it. */
const open = async ({ id, receivedAt, sender, recipients, raw }: Row) => {
  const email = await PostalMime.parse(raw);
  return {
    id,
    receivedAt,
    envelope: { from: sender, to: JSON.parse(recipients) as string[] },
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

export const createMails = ({ db }: Store) => {
  const insert = db.prepare("insert into mail (received_at, sender, recipients, raw) values (?, ?, ?, ?)");
  const byId = db.prepare(`select ${columns} from mail where id = ?`);
  const newest = db.prepare(`select ${columns} from mail order by id desc limit ?`);
  return {
    add: ({ sender, recipients }: Envelope, raw: Buffer) => {
      insert.run(Date.now(), sender, JSON.stringify(recipients), raw);
    },
    find: async (id: number): Promise<Mail | undefined> => {
      const row = byId.get(id);
      return row === undefined ? undefined : open(row as Row);
    },
    raw: (id: number): Buffer | undefined => {
      const row = byId.get(id) as Row | undefined;
      return row === undefined ? undefined : Buffer.from(row.raw);
    },
    newest: (limit: number): Promise<Mail[]> => Promise.all(newest.all(limit).map((row) => open(row as Row))),
    all: (): Promise<Mail[]> => Promise.all(newest.all(-1).map((row) => open(row as Row))),
  };
};
export type Mails = ReturnType<typeof createMails>;
