/* Apart from the schemas: the page would have to load zod. */

export const swishAppLink = (token: string, backTo: string): string =>
  `swish://paymentrequest?token=${encodeURIComponent(token)}&callbackurl=${encodeURIComponent(backTo)}`;
