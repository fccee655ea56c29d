import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ApiError } from "#src/calls/api-error.ts";

const byCode: Partial<Record<ApiError["code"], TextKey>> = {
  already_paid: "gift.paidElsewhere",
  payment_in_progress: "gift.payingElsewhere",
};

/** Why a gift was not sent, in words. */
export function giftFailure(error: ApiError | undefined, { hasOrder }: { hasOrder: boolean }): TextKey {
  const known = error && byCode[error.code];
  if (known !== undefined) return known;
  // The order that was made before may be paid by now: nothing is said of money.
  if (hasOrder) return "gift.notNow";
  if (error?.code === "too_many_requests") return "gift.tooMany";
  if (error?.status !== undefined && error.status < 500) return "gift.refused";
  return navigator.onLine ? "gift.notSent" : "gift.offline";
}
