import { codeOf, stepAt } from "../../services/content/src/access/totp.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const secretFrom = (key: string): Buffer => {
  const bits = Array.from(key.replaceAll(/\s/g, ""), (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The app on somebody's phone, by the key that was typed into it: this code and the next, both good for a minute. */
export const codesFrom = (key: string): [string, string] => {
  const step = stepAt(new Date());
  return [codeOf(secretFrom(key), step), codeOf(secretFrom(key), step + 1)];
};
