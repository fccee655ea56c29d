export const paymentCalls = {
  create: { method: "POST", path: "/api/Payments/Create" },
  createDirectSwish: { method: "POST", path: "/api/Payments/CreateDirectSwish" },
  poll: { method: "POST", path: "/api/Payments/Poll" },
  /** No body; `?orderReference=`. Asks the provider first: the answer may be that it was paid. */
  cancel: { method: "POST", path: "/api/Payments/Cancel" },
} as const;

/** Where providers bring news, and where the card page sends the visitor back through us. */
export const providerPaths = {
  swishCallback: "/api/Payments/Callback/Swish",
  mondidoCallback: "/api/Payments/Callback/Mondido",
  mondidoReturn: "/api/Payments/Return/Mondido",
} as const;
