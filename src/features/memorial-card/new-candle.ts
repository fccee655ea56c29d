import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { addMemorialCard } from "#src/calls/memorial-cards.ts";
import { keepSenderToken } from "#src/core/card/sender-token.ts";
import { reportNoAnswer } from "#src/core/errors/report-no-answer.ts";
import type { FormProblems } from "#src/core/form/form-problems.ts";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { placeOrder, type NewOrder } from "#src/core/order/draft/place-order.ts";
import { orderFailure } from "#src/core/order/steps/order-failure.ts";
import { kind, type CandleDraft } from "./candle.ts";
import { parseCard, refusedCard } from "./candle-rules.ts";

type Gift = Omit<NonNullable<MemorialCardAdd["gift"]>, "replaces">;
type NewCandle = Pick<MemorialCardAdd, "card" | "email" | "language"> & { gift?: Gift | undefined };
type Outcome = { lit: string } | { order: string } | { refused: FormProblems } | { failure: TextKey };

/** At once, without a gift. Where its link is to go is asked on its page, which has the link until then. */
export async function lightCandle(
  draft: CandleDraft,
  language: Language,
  remember: (sent: Sent) => void,
): Promise<Outcome> {
  const card = parseCard(draft.card);
  // The device may have kept what no rule of today lets through.
  if (card === null) return { refused: {} };
  try {
    const made = await placeOrder(newCandle({ card, language }), draft, remember);
    // A gift that was begun before may be paid by now: that is what is shown then.
    return made === draft.order ? { order: made } : { lit: made };
  } catch (error) {
    const said = error instanceof ApiError ? error : undefined;
    const refused = refusedCard(said?.fields ?? {});
    if (refused !== null) return { refused };
    return { failure: draft.order === null ? failureWithoutGift(said) : orderFailure(said, { kind, hasOrder: true }) };
  }
}

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

function failureWithoutGift(error: ApiError | undefined): TextKey {
  if (error?.code === "too_many_requests") return "candle.failure.tooMany";
  if (error?.status !== undefined && error.status < 500) return "candle.failure.refused";
  return navigator.onLine ? "candle.failure.noAnswer" : "candle.failure.offline";
}
