import { randomFillSync } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Asked of the system by the kilobyte: each time costs more than the bytes. */
const pool = Buffer.alloc(1_024);
let used = pool.length;
const nextBytes = (length: number): Buffer => {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
};

/** 256 is a multiple of 32, so no character is likelier than another. */
const randomCharacters = (length: number): string =>
  Array.from(nextBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("");

export const newOrderReference = () => randomCharacters(20);
export const newShortReference = () => randomCharacters(8);
export const newSharedReference = () => randomCharacters(20);
export const newCardReference = () => randomCharacters(12);
