import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { mailFaults } from "./mail-faults.ts";

type Answer = { code: number; text: string };
const errorOf = ({ code, text }: Answer) => Object.assign(new Error(text), { responseCode: code });

type Behaviour = {
  toAddress: Answer | undefined;
  toLetter: Answer | undefined;
  /** It thinks about each letter until this is done. */
  thinking: Promise<void> | undefined;
};

/** A real SMTP server that keeps what it takes, and may be slow, or say no to an address or to a whole letter. */
export const startMailServer = async (port = 0) => {
  const letters: Email[] = [];
  const raw: string[] = [];
  const faults: string[] = [];
  const behaviour: Behaviour = { toAddress: undefined, toLetter: undefined, thinking: undefined };
  const inHand = { now: 0, most: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      done(behaviour.toAddress && errorOf(behaviour.toAddress));
    },
    onData: (stream, _session, done) => {
      const take = async () => {
        const whole = Buffer.concat((await stream.toArray()) as Buffer[]);
        inHand.now += 1;
        inHand.most = Math.max(inHand.most, inHand.now);
        await behaviour.thinking;
        inHand.now -= 1;
        if (behaviour.toLetter) throw errorOf(behaviour.toLetter);
        raw.push(whole.toString("latin1"));
        const letter = await PostalMime.parse(whole);
        letters.push(letter);
        faults.push(...mailFaults(letter).map((fault) => `"${letter.subject ?? ""}" ${fault}`));
      };
      take().then(() => done(), done);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const used = (server.server.address() as AddressInfo).port;
  return {
    letters,
    raw,
    behaviour,
    inHand,
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    /** Of whatever mail was sent to it, each is looked through. */
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      if (faults.length > 0) throw new Error(`Mails that break our rules: ${faults.join("; ")}`);
    },
  };
};
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
