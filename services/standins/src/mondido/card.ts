import type { Card } from "./transactions.ts";

export type CardForm = { holder: string; number: string; expires: string; cvv: string };
export type CardField = keyof CardForm;

const testNumber = "4111111111111111";

const expiryOf = (written: string): Date | undefined => {
  const parts = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(written.trim());
  if (parts === null) return undefined;
  // Good through the last day of its month.
  return new Date(2000 + Number(parts[2]), Number(parts[1]), 1);
};

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, "");

/** What is wrong, in the payer's words, field by field. Empty when the card can be tried. */
export const problemsOf = (form: CardForm, known: (cvv: string) => boolean): Partial<CardForm> => {
  const problems: Partial<CardForm> = {};
  const number = digitsOf(form.number);
  if (!/^\d{13,19}$/.test(number)) problems.number = "Skriv kortets nummer med siffror.";
  else if (number !== testNumber)
    problems.number = "Det här är ett test: bara kortet 4111 1111 1111 1111 kan användas.";
  const expiry = expiryOf(form.expires);
  if (expiry === undefined) problems.expires = "Skriv månad och år, till exempel 09/29.";
  else if (expiry.getTime() <= Date.now()) problems.expires = "Kortets giltighetstid har gått ut.";
  if (!/^\d{3}$/.test(form.cvv.trim())) problems.cvv = "Skriv de tre siffrorna på kortets baksida.";
  else if (!known(form.cvv.trim())) problems.cvv = "Testkortet har koderna 200 till 204.";
  if (form.holder.trim() === "") problems.holder = "Skriv namnet som står på kortet.";
  return problems;
};

export const cardOf = (form: CardForm): Card => {
  const number = digitsOf(form.number);
  return { holder: form.holder.trim(), maskedNumber: `${number.slice(0, 6)}******${number.slice(-4)}` };
};
