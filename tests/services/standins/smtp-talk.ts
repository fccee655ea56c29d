import { once } from "node:events";
import { connect } from "node:net";

/** Says the lines one by one, each after the answer to the one before. Returns the codes, or "broken". */
const talk = async (smtpUrl: string, lines: string[]): Promise<string[]> => {
  const socket = connect(Number(new URL(smtpUrl).port), "127.0.0.1");
  const heard: string[] = [];
  let told = "";
  socket.on("data", (part: Buffer) => {
    told += part.toString("utf8");
    // The last line of an answer has a space after its code.
    if (!/^\d{3} .*\r\n$/m.test(told)) return;
    heard.push(told.trimEnd().split("\r\n").at(-1)?.slice(0, 3) ?? "");
    told = "";
    const next = lines.shift();
    if (next === undefined) socket.end();
    else socket.write(`${next}\r\n`);
  });
  socket.on("error", () => undefined);
  await once(socket, "close");
  if (lines.length > 0 || heard.at(-1) === "354") heard.push("broken");
  return heard;
};

/** One whole letter. */
export const send = (smtpUrl: string, message: string[]): Promise<string[]> =>
  talk(smtpUrl, [
    "EHLO charity.test",
    "MAIL FROM:<gava@charity.test>",
    "RCPT TO:<anna@example.test>",
    "DATA",
    [...message, "."].join("\r\n"),
    "QUIT",
  ]);
