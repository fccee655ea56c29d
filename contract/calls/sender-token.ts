/** Of the sender of a card: the token of the link in their mail. It stands in no URL that reaches a server. */
export const senderTokenHeader = "x-sender-token";
