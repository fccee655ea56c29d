/** Spelled as the specification has them. */
export const formEvents = ["form_start", "form_step", "form_sent"] as const;
export type FormEvent = (typeof formEvents)[number];

export const failureEvents = [
  "SwishInitFailed",
  "RegisterWebEventFailed",
  "LookupIdentityFailed",
  "PaymentInitFailed",
  "PaymentPollFailed",
  "DeceasedPersonsFailed",
  "FuneralParloursFailed",
  "download_gift_card_failed",
  "download_digital_greeting_card_failed",
  "download_memorial_card_failed",
  "error_gift_card_preview",
  "error_company_gift_card_preview",
  "error_company_gift_order_information",
  "error_memorial_card_add",
  "error_digital_greeting_card_add",
  "error_memorial_card_counter_poll",
  "error_company_gift_add",
  "error_memorial_card_get_card",
] as const;
export type FailureEvent = (typeof failureEvents)[number];
