export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}•••••${email.slice(at)}`;
};
