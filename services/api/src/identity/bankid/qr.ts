import { createHmac } from "node:crypto";
import QrCode from "qrcode";

type Start = { qrStartToken: string; qrStartSecret: string };

/** What the code says so many whole seconds after BankID's answer. The secret stays here. */
export const qrContent = ({ qrStartToken, qrStartSecret }: Start, second: number): string => {
  const code = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${code}`;
};

/** SVG, with the quiet zone that cameras need. As one run of bytes: looking for shorter ways to write it takes as long again. */
export const drawQr = (content: string): Promise<string> =>
  QrCode.toString([{ mode: "byte", data: Buffer.from(content) }], {
    ...{ type: "svg", errorCorrectionLevel: "L", margin: 4 },
  });

/** Each is three kilobytes. */
const mostKept = 1_000;

/** Drawn once, however many tabs of an order ask in its second. */
export const createDrawQr = (draw = drawQr) => {
  const drawn = new Map<string, Promise<string>>();
  return (content: string): Promise<string> => {
    const before = drawn.get(content);
    if (before !== undefined) return before;
    const [oldest] = drawn.keys();
    if (drawn.size >= mostKept && oldest !== undefined) drawn.delete(oldest);
    const now = draw(content);
    drawn.set(content, now);
    return now;
  };
};
