import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";
import type { Certificates } from "../certificates/keep.ts";
import type { Fault, Faults } from "../faults/faults.ts";
import type { Mails } from "./mails.ts";

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
