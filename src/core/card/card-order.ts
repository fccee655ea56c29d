/** The namespaces of texts of senders' pages: what both kinds of card say has the same name in each. */
export type CardOrderNamespace = "memorialCardOrder" | "greetingOrder";

/** What any kind of card says to its sender. */
export type CardOrderAnswer = {
  orderReference: string;
  state: string;
  /** Whether the token that came with the call is that of the sender's link, which is good now. */
  bySender: boolean;
};
