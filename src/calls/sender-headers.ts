import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";

/** A token stands in no URL: addresses are written down on the way. */
export const senderHeaders = (token: string | null): Record<string, string> =>
  token === null ? {} : { [senderTokenHeader]: encodeURIComponent(token) };
