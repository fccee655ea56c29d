import { randomBytes } from "node:crypto";

/** Crockford's: digits and capitals without those that look alike. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five random bits a character. 256 is a multiple of 32, so no character is likelier than another. */
const randomCharacters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join("");

export const newOrderReference = () => randomCharacters(20);
export const newShortReference = () => randomCharacters(8);
/** Mondido takes no more than twelve. */
export const newCardReference = () => randomCharacters(12);
