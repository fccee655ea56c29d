import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ApiError } from "#src/calls/api-error.ts";

export function failureWithoutGift(error: ApiError | undefined): TextKey {
  if (error?.code === "too_many_requests") return "candle.failure.tooMany";
  if (error?.status !== undefined && error.status < 500) return "candle.failure.refused";
  return navigator.onLine ? "candle.failure.noAnswer" : "candle.failure.offline";
}
