import React, { useId } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { takeDownMemorialCard } from "#src/calls/memorial-cards.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { grouped } from "#src/lib/grouped.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CandleCard } from "./candle-card.tsx";
import { CandleCount } from "./candle-count.tsx";
import { MemorialCardDownloads } from "./memorial-card-downloads.tsx";
import { RemoveNames } from "./remove-names.tsx";
import { ShareLink } from "#src/core/card/share-link.tsx";
import { TakeDown } from "#src/core/card/take-down.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

type Props = {
  answer: MemorialCardOrderAnswer;
  /** Of the link in the sender's mail: with it the card may be changed. */
  token: string | null;
  /** A link was opened, and is not good. */
  isNoLonger: boolean;
  phone: Phone;
  /** It has taken another screen's place while the visitor was here. */
  isNews: boolean;
  correction: "none" | "saved" | "left";
  onKnown: (answer: MemorialCardOrderAnswer) => void;
  onCorrect: () => void;
};

/** A card whose candle burns: to be shared, kept, and, with the link in the mail, changed. */
export function LitCard({ answer, token, isNews, isNoLonger, phone, correction, onKnown, onCorrect }: Props) {
  const { say } = useTexts();
  const cardId = useId();
  const { card, language, reference, candles, keptUntil, gift, orderReference, mailed } = answer;
  return (
    <CardOrderLayout>
      <div className="words">
        <ScreenHeading quiet={correction === "none" && !isNews}>{say("memorialCardOrder.lit")}</ScreenHeading>
        <p className="lead" role="status">
          {correction === "saved" && `${say("memorialCardOrder.correct.saved")} `}
          {say("memorialCardOrder.lit.text")}
        </p>
        {gift !== null && <p>{say("memorialCardOrder.gift", { amount: grouped(gift.amount) })}</p>}
        {reference !== null && (
          <>
            <ShareLink
              path={routes.memorialCard.href(reference)}
              title={say("memorialCard.title")}
              namespace="memorialCardOrder"
            />
            <p>
              {/* A page of its own, as it is for others: nothing that was loaded here is there. */}
              <a href={routes.memorialCard.href(reference)}>{say("memorialCardOrder.open")}</a>
            </p>
            <MemorialCardDownloads reference={reference} phone={phone} />
          </>
        )}
        {isNoLonger && (
          <p>
            <PhoneText phone={phone} text={(shown) => say("memorialCardOrder.noLonger.opened", { phone: shown })} />
          </p>
        )}
        {token === null && !isNoLonger && (
          <p>
            {mailed ? (
              say("memorialCardOrder.mail")
            ) : (
              <PhoneText phone={phone} text={(shown) => say("memorialCardOrder.noMail.saved", { phone: shown })} />
            )}
          </p>
        )}
        {token !== null && !mailed && (
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
        )}
        {token !== null && (
          <section>
            <h2>{say("memorialCardOrder.wrong")}</h2>
            <p>{say("memorialCardOrder.wrong.text")}</p>
            <button className="btn btn--line" type="button" onClick={onCorrect}>
              {say("memorialCardOrder.correct")}
            </button>
          </section>
        )}
        <RemoveNames answer={answer} token={token} phone={phone} onKnown={onKnown} />
        {token !== null && (
          <TakeDown
            orderReference={orderReference}
            phone={phone}
            namespace="memorialCardOrder"
            takeDown={() => takeDownMemorialCard({ orderReference, token })}
            onDown={onKnown}
          />
        )}
        {keptUntil !== null && <p>{say("memorialCardOrder.kept", { day: sayDay(keptUntil, "sv") })}</p>}
        <p className="call">
          <PhoneText phone={phone} text={(shown) => say("memorialCardOrder.call", { phone: shown })} />
        </p>
      </div>
      <aside aria-labelledby={cardId}>
        <h2 id={cardId}>{say("memorialCardOrder.card")}</h2>
        <CandleCard card={card} language={language} />
        {reference !== null && <CandleCount reference={reference} first={candles} />}
      </aside>
    </CardOrderLayout>
  );
}
