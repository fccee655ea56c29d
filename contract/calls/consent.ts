import type { ConsentChoice, ConsentReceipt } from "../schemas/consent.ts";
import { post } from "./call.ts";

export const consentCall = /* @__PURE__ */ post<ConsentChoice, ConsentReceipt>("/api/Consent/Register");
