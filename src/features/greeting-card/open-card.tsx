import React, { useId } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { takeDownGreetingCard } from "#src/calls/greeting-orders.ts";
import { CardOrderLayout } from "#src/core/card/card-order-layout.tsx";
import { ShareLink } from "#src/core/card/share-link.tsx";
import { TakeDown } from "#src/core/card/take-down.tsx";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { grouped } from "#src/lib/grouped.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { CardPreview } from "./card-preview.tsx";
import { toneOf, type Design } from "./designs.ts";
import { GreetingDownloads } from "./greeting-downloads.tsx";
import { Sending } from "./sending.tsx";

type Props = {
  answer: GreetingCardOrderAnswer;
  card: NonNullable<GreetingCardOrderAnswer["card"]>;
  design: Design | undefined;
  /** Of the link in the sender's mail: with it the card may be changed. */
  token: string | null;
  /** A link was opened, and is not good. */
  isNoLonger: boolean;
  phone: Phone;
  /** It has taken another screen's place while the visitor was here. */
  isNews: boolean;
  correction: "none" | "saved" | "left";
  onKnown: (answer: GreetingCardOrderAnswer) => void;
  onCorrect: () => void;
};

/** A card that others can see: to be shared, kept, and, with the link in the mail, changed. */
export function OpenCard(props: Props) {
  const { answer, card, design, token, isNews, isNoLonger, phone, correction, onKnown, onCorrect } = props;
  const { say, language } = useTexts();
  const cardId = useId();
  const { reference, keptUntil, gift, orderReference } = answer;
  const path = reference === null ? null : routes.greetingCardShared.href(card.campaignCode, reference);
  return (
    <CardOrderLayout>
      <div className="words">
        <ScreenHeading quiet={correction === "none" && !isNews}>{say("greetingOrder.open")}</ScreenHeading>
        <p className="lead" role="status">
          {correction === "saved" && `${say("greetingOrder.correct.saved")} `}
          {say("greetingOrder.open.text")}
        </p>
        <p>{say("greetingOrder.gift", { amount: grouped(gift.amount) })}</p>
        <Sending answer={answer} token={token} phone={phone} onKnown={onKnown} />
        {reference !== null && path !== null && (
          <>
            <ShareLink path={path} title={say(`greeting.shareTitle.${toneOf(design)}`)} namespace="greetingOrder" />
            <p>
              {/* A page of its own, as it is for others: nothing that was loaded here is there. */}
              <a href={path}>{say("greetingOrder.see")}</a>
            </p>
            <GreetingDownloads reference={reference} phone={phone} />
          </>
        )}
        {isNoLonger && (
          <p>
            <PhoneText phone={phone} text={(shown) => say("greetingOrder.noLonger.opened", { phone: shown })} />
          </p>
        )}
        {token === null && !isNoLonger && <p>{say("greetingOrder.byMail")}</p>}
        {token !== null && (
          <>
            <section>
              <h2>{say("greetingOrder.wrong")}</h2>
              <p>{say("greetingOrder.wrong.text")}</p>
              <button className="btn btn--line" type="button" onClick={onCorrect}>
                {say("greetingOrder.correct")}
              </button>
            </section>
            <TakeDown
              orderReference={orderReference}
              phone={phone}
              namespace="greetingOrder"
              takeDown={() => takeDownGreetingCard({ orderReference, token })}
              onDown={onKnown}
            />
          </>
        )}
        {keptUntil !== null && <p>{say("greetingOrder.kept", { day: sayDay(keptUntil, language) })}</p>}
        <p className="call">
          <PhoneText phone={phone} text={(shown) => say("greetingOrder.call", { phone: shown })} />
        </p>
      </div>
      <aside aria-labelledby={cardId}>
        <h2 id={cardId}>{say("greetingOrder.card")}</h2>
        <CardPreview card={card} design={design} />
      </aside>
    </CardOrderLayout>
  );
}
