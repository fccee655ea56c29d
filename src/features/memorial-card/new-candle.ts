import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ApiError } from "#src/calls/api-error.ts";
import { addMemorialCard } from "#src/calls/memorial-cards.ts";
import { keepSenderToken } from "#src/core/card/sender-token.ts";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import type { NewOrder } from "#src/core/order/draft/place-order.ts";

type Gift = Omit<NonNullable<MemorialCardAdd["gift"]>, "replaces">;
type NewCandle = Pick<MemorialCardAdd, "card" | "email" | "language"> & { gift?: Gift | undefined };

/** The personal number is not kept on the device: a changed one is noticed by the API instead. */
export const newCandle = ({ gift, ...candle }: NewCandle): NewOrder => ({
  fingerprint: JSON.stringify({
    ...candle,
    gift: gift && { ...gift, donor: { ...gift.donor, personalNumber: undefined } },
  }),
  add: async ({ idempotencyKey, ...replaces }) => {
    const made = await reportNoAnswer("error_memorial_card_add", () =>
      addMemorialCard({
        idempotencyKey,
        campaign: candleCampaign,
        ...candle,
        // Without a gift there is no order to take another's place.
        ...(gift && { gift: { ...gift, ...replaces } }),
      }),
    );
    if (made.senderToken !== undefined) keepSenderToken(made.orderReference, made.senderToken);
    return made;
  },
});

export function failureWithoutGift(error: ApiError | undefined): TextKey {
  if (error?.code === "too_many_requests") return "candle.failure.tooMany";
  if (error?.status !== undefined && error.status < 500) return "candle.failure.refused";
  return navigator.onLine ? "candle.failure.noAnswer" : "candle.failure.offline";
}
