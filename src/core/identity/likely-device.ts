import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { isPhone } from "#src/core/device.ts";

/** Where the BankID app is likely to be. */
export const likelyDevice = (): BankIdDevice => (isPhone() ? "this" : "other");
