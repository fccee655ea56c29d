export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

/** For counting alone, never stored: Gmail ignores dots. */
export const countedMailbox = (email: string): string =>
  mailboxOf(email).replace(
    /^([^@]+)@(?:gmail|googlemail)\.com$/,
    (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`,
  );

export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}•••••${email.slice(at)}`;
};
