import type { ConsentChoice, ConsentReceipt } from "../schemas/consent.ts";
import type { Call } from "./call.ts";

export const consentCall: Call<ConsentChoice, ConsentReceipt> = { method: "POST", path: "/api/Consent/Register" };
