import { connect } from "node:net";

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Sends the bytes as they are, well-formed or not, and reads until the other side ends. */
export const rawAnswer = (port: number, sent: string): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent, "latin1"));
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.on("error", fail);
    socket.on("close", () => {
      const [head = "", ...body] = text.split("\r\n\r\n");
      const [line = "", ...lines] = head.split("\r\n");
      const headers = Object.fromEntries(
        lines.map((one) => [one.slice(0, one.indexOf(":")).toLowerCase(), one.slice(one.indexOf(":") + 1).trim()]),
      ) as Record<string, string>;
      done({ status: Number(line.split(" ")[1]), headers, body: body.join("\r\n\r\n") });
    });
  });

/** What no client of ours sends, and how it is answered: a table for each of the servers. */
export const brokenRequests: [string, string, number][] = [
  ["what is not HTTP", "NOT HTTP\r\n\r\n", 400],
  ["HTTP/2 without leave", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["a method that nobody knows", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["a space in the URL", "GET /a b HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["a header without a name", "GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n", 400],
  [
    "two lengths of one body",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nhost: x\r\nx-much: ${"a".repeat(100_000)}\r\n\r\n`, 431],
  ["an expectation that nobody knows", "GET / HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n", 417],
];
