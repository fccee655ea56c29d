import { createHmac } from "node:crypto";
import QrCode from "qrcode";

type Start = { qrStartToken: string; qrStartSecret: string };

/** What the code says so many whole seconds after BankID's answer. The secret stays here. */
export const qrContent = ({ qrStartToken, qrStartSecret }: Start, second: number): string => {
  const code = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${code}`;
};

/** SVG, with the quiet zone that cameras need. */
export const drawQr = (content: string): Promise<string> =>
  QrCode.toString(content, { type: "svg", errorCorrectionLevel: "L", margin: 4 });
