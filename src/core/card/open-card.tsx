import React, { useLayoutEffect, useId, useRef, useState } from "react";
import { PhoneAlert, PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { AskOnce } from "./ask-once.tsx";
import { CardOrderLayout } from "./card-order-layout.tsx";
import type { CardOrderAnswer, CardOrderNamespace, OpenCardProps, SenderCard } from "./sender-card.ts";
import { ShareLink } from "./share-link.tsx";
import { useSenderCall } from "./use-sender-call.ts";

type Props<Answer extends CardOrderAnswer, Words extends object, Parsed> = OpenCardProps<Answer> & {
  card: SenderCard<Answer, Words, Parsed>;
  isNoLonger: boolean;
  isNews: boolean;
  correction: "none" | "saved" | "left";
  onCorrect: () => void;
};

export function OpenCard<Answer extends CardOrderAnswer, Words extends object, Parsed>({
  card,
  isNoLonger,
  isNews,
  correction,
  onCorrect,
  ...open
}: Props<Answer, Words, Parsed>) {
  const { say, language } = useTexts();
  const pictureId = useId();
  const { namespace, texts } = card;
  const { answer, token, phone, onKnown } = open;
  const { orderReference, reference, keptUntil, gift } = answer;
  const path = reference === null ? null : card.pathOf(answer, reference);
  return (
    <CardOrderLayout>
      <div className="words">
        <ScreenHeading quiet={correction === "none" && !isNews}>{say(texts.open)}</ScreenHeading>
        <p className="lead" role="status">
          {correction === "saved" && `${say(`${namespace}.correct.saved`)} `}
          {say(texts.openText)}
        </p>
        {gift !== null && <p>{say(`${namespace}.gift`, { amount: showNumber(gift.amount, language) })}</p>}
        {card.sending?.(open)}
        {reference !== null && path !== null && (
          <>
            <ShareLink path={path} title={say(card.shareTitle(answer))} namespace={namespace} />
            <p>
              {/* A page of its own, as it is for others: nothing that was loaded here is there. */}
              <a href={path}>{say(texts.see)}</a>
            </p>
            {card.downloads({ reference, phone })}
          </>
        )}
        {isNoLonger && <PhoneLine phone={phone} text={`${namespace}.noLonger.opened`} />}
        {token === null && !isNoLonger && <PhoneLine phone={phone} text={card.linkText(answer)} />}
        {card.ownLink?.(open)}
        {token !== null && (
          <section>
            <h2>{say(`${namespace}.wrong`)}</h2>
            <p>{say(`${namespace}.wrong.text`)}</p>
            <button className="btn btn--line" type="button" onClick={onCorrect}>
              {say(`${namespace}.correct`)}
            </button>
          </section>
        )}
        {card.names?.(open)}
        {token !== null && (
          <TakeDown
            orderReference={orderReference}
            phone={phone}
            namespace={namespace}
            takeDown={() => card.takeDown({ orderReference, token })}
            onDown={onKnown}
          />
        )}
        {keptUntil !== null && <p>{say(`${namespace}.kept`, { day: sayDay(keptUntil, language) })}</p>}
        <PhoneLine className="call" phone={phone} text={`${namespace}.call`} />
      </div>
      <aside className="made" aria-labelledby={pictureId}>
        <h2 id={pictureId}>{say(`${namespace}.card`)}</h2>
        {card.picture(answer)}
        {card.belowPicture?.(answer)}
      </aside>
    </CardOrderLayout>
  );
}

type TakeDownProps<Answer> = {
  orderReference: string;
  phone: Phone;
  namespace: CardOrderNamespace;
  takeDown: () => Promise<Answer>;
  onDown: (answer: Answer) => void;
};

function TakeDown<Answer>({ orderReference, phone, namespace, takeDown, onDown }: TakeDownProps<Answer>) {
  const { say } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { trouble, isSending, send } = useSenderCall({ orderReference, onDone: onDown });

  useLayoutEffect(() => {
    if (!isAsked && wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <section>
      <h2>{say(`${namespace}.takeDown`)}</h2>
      {isAsked ? (
        <AskOnce
          question={say(`${namespace}.takeDown.ask`)}
          yes={say(`${namespace}.takeDown.yes`)}
          no={say(`${namespace}.takeDown.no`)}
          isSending={isSending}
          onYes={() => void send(takeDown)}
          onNo={() => setAsked(false)}
        />
      ) : (
        <>
          <p>{say(`${namespace}.takeDown.text`)}</p>
          <button ref={opener} className="plain" type="button" onClick={() => setAsked(true)}>
            {say(`${namespace}.takeDown.open`)}
          </button>
        </>
      )}
      <PhoneAlert text={trouble && `${namespace}.${trouble}`} phone={phone} />
    </section>
  );
}
