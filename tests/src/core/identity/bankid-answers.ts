import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";

const order = "o".repeat(43);
export const startUrls = {
  phone: "https://app.bankid.com/?autostarttoken=a&redirect=null",
  computer: "bankid:///?autostarttoken=a&redirect=null",
};

/** As the API says it of an order that waits for a code to be scanned. */
export const answerWith = (part: Partial<BankIdAnswer> = {}): BankIdAnswer => ({
  ...{ order, purpose: "my_pages", action: "auth", device: "other", state: "pending", message: "rfa1" },
  ...{ qr: "<svg/>", startUrls: null, text: null, token: null },
  ...part,
});

export const inApp = answerWith({ message: "rfa9", qr: null });
export const here = answerWith({ device: "this", message: "rfa13", qr: null, startUrls });
export const complete = answerWith({ state: "complete", message: null, qr: null, token: "t".repeat(43) });
export const failedWith = (message: BankIdAnswer["message"], part: Partial<BankIdAnswer> = {}) =>
  answerWith({ state: "failed", message, qr: null, ...part });
