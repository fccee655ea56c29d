/* Links that a page writes of its own accord, apart from the schemas so that it need not carry them. */

/** Opens the app, with the way back. */
export const swishAppLink = (token: string, backTo: string): string =>
  `swish://paymentrequest?token=${encodeURIComponent(token)}&callbackurl=${encodeURIComponent(backTo)}`;
