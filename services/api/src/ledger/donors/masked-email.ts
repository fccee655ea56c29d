/** Enough for the giver to know it again, and too little for anybody else. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}•••••${email.slice(at)}`;
};
