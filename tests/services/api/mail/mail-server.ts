import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Answer = { code: number; text: string };
const errorOf = ({ code, text }: Answer) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that keeps what it takes, and may be slow, or say no to an address or to a whole letter. */
export const startMailServer = async (port = 0) => {
  const letters: Email[] = [];
  const raw: string[] = [];
  const behaviour: { toAddress: Answer | undefined; toLetter: Answer | undefined; slowMs: number } = {
    toAddress: undefined,
    toLetter: undefined,
    slowMs: 0,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      done(behaviour.toAddress && errorOf(behaviour.toAddress));
    },
    onData: (stream, _session, done) => {
      const take = async () => {
        const whole = Buffer.concat((await stream.toArray()) as Buffer[]);
        await wait(behaviour.slowMs);
        if (behaviour.toLetter) throw errorOf(behaviour.toLetter);
        raw.push(whole.toString("latin1"));
        letters.push(await PostalMime.parse(whole));
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
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
