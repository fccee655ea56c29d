/** Where mail to an address ends up: what stands after a plus sign is the reader's own filing. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

/**
 * The same for counting what is sent there, and never stored: Gmail's mailboxes have as many addresses as there are ways of
 * setting dots.
 */
export const countedMailbox = (email: string): string =>
  mailboxOf(email).replace(
    /^([^@]+)@(?:gmail|googlemail)\.com$/,
    (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`,
  );
