import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import QrCode from "qrcode";

type Start = { qrStartToken: string; qrStartSecret: string };

export const qrContent = ({ qrStartToken, qrStartSecret }: Start, second: number): string => {
  const code = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${code}`;
};

export const drawQr = (content: string): Promise<string> =>
  QrCode.toString([{ mode: "byte", data: Buffer.from(content) }], {
    ...{ type: "svg", errorCorrectionLevel: "L", margin: 4 },
  });

const mostKept = 1_000;

export const createDrawQr = (draw = drawQr) => {
  const drawn = new LRUCache<string, Promise<string>>({ max: mostKept });
  return (content: string): Promise<string> => {
    const code = drawn.get(content) ?? draw(content);
    drawn.set(content, code);
    return code;
  };
};
