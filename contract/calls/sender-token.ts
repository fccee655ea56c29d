/** A header, so that the token is in no URL that reaches a server or a log. */
export const senderTokenHeader = "x-sender-token";
