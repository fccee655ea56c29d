import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialCard, MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { correctMemorialCard, fetchMemorialCardOrder, takeDownMemorialCard } from "#src/calls/memorial-cards.ts";
import { CardOrderPage } from "#src/core/card/card-order-layout.tsx";
import { CardOrderScreen } from "#src/core/card/card-order-screen.tsx";
import type { SenderCard } from "#src/core/card/sender-card.ts";
import { ShareLink } from "#src/core/card/share-link.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CandleCount } from "./candle-count.tsx";
import { CandleFields, cardWords } from "./candle-fields.tsx";
import { toFieldNames, cardFields, fromCard, kind, toShown, type CardDraft } from "./candle.ts";
import { loadDonorStep } from "./lazy-steps.ts";
import { MailLink } from "./mail-link.tsx";
import { MemorialCardDownloads } from "./memorial-card-downloads.tsx";
import { RemoveNames } from "./remove-names.tsx";

const memorialCard: SenderCard<MemorialCardOrderAnswer, CardDraft, MemorialCard> = {
  kind,
  namespace: "memorialCardOrder",
  texts: { open: "memorialCardOrder.lit", openText: "memorialCardOrder.lit.text", see: "memorialCardOrder.open" },
  shareTitle: () => "memorialCard.title",
  newCard: routes.memorialCandle.href(),
  pathOf: (_answer, reference) => routes.memorialCard.href(reference),
  fetchOrder: fetchMemorialCardOrder,
  failure: "error_memorial_card_get_card",
  correct: (sent, card) => correctMemorialCard({ ...sent, card }),
  takeDown: takeDownMemorialCard,
  form: {
    fields: cardFields,
    words: cardWords,
    load: async () => {
      const { problemsOfCard, parseCard } = await loadDonorStep();
      return { problemsOf: problemsOfCard, parse: parseCard };
    },
    toFieldNames,
  },
  savedWords: ({ card }) => fromCard(card),
  fields: (_answer, { words, ...props }) => <CandleFields card={words} {...props} />,
  picture: ({ card, language }, words) => <CandleCard card={words ? toShown(words) : card} language={language} />,
  downloads: (props) => <MemorialCardDownloads {...props} />,
  linkText: ({ mailed }) => (mailed ? "memorialCardOrder.mail" : "memorialCardOrder.noMail.saved"),
  sending: (props) => <MailLink {...props} />,
  ownLink: (props) => <OwnLink {...props} />,
  names: (props) => <RemoveNames {...props} />,
  belowPicture: ({ reference, candles }) => reference !== null && <CandleCount reference={reference} first={candles} />,
};

export function CandleOrderPage({ order, receiver: { phone } }: { order: string; receiver: Receiver }) {
  const { say } = useTexts();
  return (
    <CardOrderPage noScript={say("memorialCardOrder.noScript", { phone: phone.shown })}>
      <CardOrderScreen card={memorialCard} order={order} phone={phone} />
    </CardOrderPage>
  );
}

type OwnLinkProps = { answer: MemorialCardOrderAnswer; token: string | null };

function OwnLink({ answer: { orderReference, mailed }, token }: OwnLinkProps) {
  const { say } = useTexts();
  if (token === null || mailed) return null;
  return (
    <section>
      <h2>{say("memorialCardOrder.noMail")}</h2>
      <p>{say("memorialCardOrder.noMail.text")}</p>
      <ShareLink
        path={`${routes.orderMemorialCard.href(orderReference)}#${token}`}
        title={say("memorialCardOrder.title")}
        namespace="memorialCardOrder"
        ownLabel={say("memorialCardOrder.noMail.link")}
      />
    </section>
  );
}
