/** Where mail to an address ends up: what stands after a plus sign is the reader's own filing. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
