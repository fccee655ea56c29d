type Code = { token: string; backTo: string | undefined };

/** Only a web URL is a way back: anything else could run in our own page. */
export const wayBack = (written: string | null): string | undefined =>
  written !== null && URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;

/** What a camera saw, a link held or a person typed: the link to the app, the code's content, or the token alone. */
export const readCode = (written: string): Code => {
  const text = written.trim();
  if (URL.canParse(text) && new URL(text).protocol === "swish:") {
    const { searchParams } = new URL(text);
    return { token: searchParams.get("token") ?? "", backTo: wayBack(searchParams.get("callbackurl")) };
  }
  // A code begins with D; a token is 32 characters and may begin with one too.
  return { token: /^D.{32}$/.test(text) ? text.slice(1) : text, backTo: undefined };
};
