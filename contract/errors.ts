/** Every code an error body can carry. The text a visitor sees is chosen from the code, in their language. */
export const errorCodes = [
  "bad_request",
  "unauthorized",
  "validation_failed",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
  "idempotency_conflict",
  "payment_in_progress",
  "already_paid",
  "not_paid",
  "order_replaced",
  /** Of a membership: editors have set another fee since the visitor saw it. */
  "fee_changed",
  /** Of an order of articles: some cannot be had as they were shown. What can is said line by line. */
  "articles_changed",
  /** Of a memorial sheet that was sent: it has been corrected once already. */
  "corrected_already",
  /** It has been changed since it was read: by the same person in another tab, or by somebody else. */
  "changed_meanwhile",
  /** Of a mandate: its holder has one that this would double. */
  "mandate_exists",
  /** Of a memorial card: its sender or staff took it down. */
  "taken_down",
  "too_many_requests",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
