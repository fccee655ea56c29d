import nodemailer from "nodemailer";

export type Attachment = { fileName: string } & ({ pdf: Buffer } | { png: Buffer; cid?: string } | { xml: Buffer });

const contentOf = (attachment: Attachment) => {
  if ("pdf" in attachment) return { content: attachment.pdf, contentType: "application/pdf" };
  if ("png" in attachment) {
    const { png: content, cid } = attachment;
    return {
      content,
      contentType: "image/png",
      ...(cid !== undefined && { cid, contentDisposition: "inline" as const }),
    };
  }
  return { content: attachment.xml, contentType: "application/xml" };
};
type MailMessage = {
  id: string;
  to: string;
  /** Nobody, where an answer would reach somebody else than who wrote the words. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  writtenAt: Date;
  attachments: Attachment[];
};

export class MailRefused extends Error {
  override name = "MailRefused";
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 15_000, dnsTimeout: 5_000 };

const about = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** The server's words quote the address, so only its code is told. */
const describeError = (error: unknown): Error => {
  const { code, responseCode, command } = Object(error) as { code?: string; responseCode?: number; command?: string };
  const description = `SMTP ${[code, command, responseCode].filter(Boolean).join(" ")}`;
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  return isAboutThisMail && responseCode !== undefined && responseCode >= 500
    ? new MailRefused(description)
    : new Error(description);
};

export type Mailer = { send: (message: MailMessage, signal: AbortSignal) => Promise<void> };

export const openMailer = ({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, to, replyTo, subject, text, html, writtenAt, attachments }, signal) => {
      const message = {
        // The same each time: a mail sent again after a crash is known for the same one.
        messageId: `<${id}@${domain}>`,
        date: writtenAt,
        from,
        to: { name: "", address: to },
        ...(replyTo !== null && { replyTo }),
        subject,
        text,
        html,
        headers: about,
        signal,
        attachments: attachments.map((attachment) => ({ filename: attachment.fileName, ...contentOf(attachment) })),
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw describeError(error);
      }
    },
  };
};
