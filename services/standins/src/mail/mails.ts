import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import type { Address, Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Store } from "../store/open.ts";
import type { Certificates } from "../certificates.ts";
import type { Fault, Faults } from "../faults/faults.ts";

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
type Mails = ReturnType<typeof createMails>;

/** The code decides whether the sender tries again (4xx) or gives up (5xx). */
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

type Session = Parameters<NonNullable<SMTPServerOptions["onData"]>>[1];

/** Takes mail to anybody, from anybody on this machine, and keeps it. */
export const createSmtp = (mails: Mails, faults: Faults, certificate: Certificates["server"]): SMTPServer => {
  /** Each connection suffers one fault, decided when it opens. */
  const suffered = new Map<string, Pick<Fault, "mode" | "delayMs">>();

  const breakConnection = (session: Session) => {
    for (const connection of server.connections) {
      if ((connection as { session?: { id: string } }).session?.id === session.id) connection.close();
    }
  };

  const server = new SMTPServer({
    name: "localhost",
    key: certificate.key,
    cert: certificate.certificate,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onConnect: (session, callback) => {
      const fault = faults.strike("mail");
      suffered.set(session.id, fault);
      if (fault.mode === "down") callback(refusal(421, "Service not available"));
      else if (fault.mode === "garbage") breakConnection(session);
      else if (fault.mode === "slow") void faults.wait(fault.delayMs).then(() => callback());
      else callback();
    },
    onRcptTo: (_address, session, callback) => {
      const rejects = suffered.get(session.id)?.mode === "reject";
      callback(rejects ? refusal(550, "No such mailbox") : null);
    },
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        sender: mailFrom === false ? "" : mailFrom.address,
        recipients: rcptTo.map(({ address }) => address),
      };
      buffer(stream).then(
        (raw) => {
          mails.add(envelope, raw);
          if (suffered.get(session.id)?.mode === "lostAnswer") breakConnection(session);
          else callback();
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
    onClose: (session) => void suffered.delete(session.id),
  });
  // Clients may hang up in the middle.
  server.on("error", () => undefined);
  return server;
};
