import React, { useEffect, useState } from "react";
import { mandatePdfHref } from "@hjarta-lunga/contract/calls/mandates.ts";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MandatePage } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { fetchMandate, isMandateNotFound } from "#src/calls/mandates.ts";
import { OrderBird } from "#src/core/order/side/order-bird.tsx";
import { OrderGround } from "#src/core/order/side/order-ground.tsx";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { ThanksLayout } from "#src/core/order/thanks/thanks-layout.tsx";
import { PhoneText, displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { useAccountWords } from "./agreed-list.tsx";

type Props = {
  kind: MandateJourneyKind;
  reference: string;
  thanks: string;
  receiver: Receiver;
  /** It is there: no way back leads into it again. */
  onShown: () => void;
};

type Asked = MandatePage | "asking" | "notHeard" | "notFound";

export function MandateThanks({ kind, reference, thanks, receiver, onShown }: Props) {
  const { say, language } = useTexts();
  const accountWords = useAccountWords();
  const [asked, setAsked] = useState<Asked>("asking");
  const [turn, setTurn] = useState(0);
  const { phone } = receiver;

  useEffect(() => {
    let isWanted = true;
    fetchMandate(reference).then(
      (mandate) => {
        if (!isWanted) return;
        setAsked(mandate);
        onShown();
      },
      (error: unknown) => isWanted && setAsked(isMandateNotFound(error) ? "notFound" : "notHeard"),
    );
    return () => {
      isWanted = false;
    };
    // Told once a mandate: whoever listens may be another function at the next look.
  }, [reference, turn]); // eslint-disable-line react-hooks/exhaustive-deps

  if (typeof asked === "string")
    return (
      <OrderLayout className="wide">
        <div className="order-form words">
          <ScreenHeading>{say(headings[asked])}</ScreenHeading>
          {asked === "notHeard" && (
            <>
              <FieldMessage
                id="not-heard"
                role="alert"
                text={say("monthly.thanks.notHeard", { phone: displayPhone(phone) })}
              />
              <div className="actions">
                <button
                  className="btn btn--big"
                  type="button"
                  onClick={() => {
                    setAsked("asking");
                    setTurn((before) => before + 1);
                  }}
                >
                  {say("monthly.tryAgain")}
                </button>
              </div>
            </>
          )}
          {asked === "notFound" && (
            <p className="lead">
              <PhoneText phone={phone} text={(shown) => say("monthly.thanks.notFoundText", { phone: shown })} />
            </p>
          )}
        </div>
      </OrderLayout>
    );

  const { amount, drawDay, firstDrawOn, bankName, accountEnding, shortReference, mailTo } = asked;
  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>
            {say(amount === null ? "monthly.thanks.consentHeading" : "monthly.thanks.heading")}
          </ScreenHeading>
          <p className="lead">{amount === null ? say("monthly.thanks.consentLead") : thanks}</p>
          <p className="lead">
            <b>{say("monthly.nothingToday")}</b>{" "}
            {amount !== null && say("monthly.firstDraw", { day: sayDay(firstDrawOn, language) })}
          </p>
        </div>
        <div className="slip">
          <OrderBird kind={kind} />
          <p className="sum num">
            {amount === null
              ? say("monthly.thanks.mandate")
              : say("monthly.eachMonth", { amount: formatAmount(amount) })}
          </p>
          <dl>
            <div>
              <dt>{say("monthly.agreed.to")}</dt>
              <dd>{receiver.name}</dd>
            </div>
            <div>
              <dt>{say("monthly.agreed.day")}</dt>
              <dd>{say("monthly.agreed.dayValue", { day: drawDay })}</dd>
            </div>
            <div>
              <dt>{say("monthly.agreed.account")}</dt>
              <dd>{accountWords(bankName, accountEnding)}</dd>
            </div>
            <div>
              <dt>{say("monthly.thanks.number")}</dt>
              <dd className="num">{shortReference}</dd>
            </div>
          </dl>
          <a className="btn btn--line" href={mandatePdfHref(reference)} download>
            {say("monthly.thanks.download")}
          </a>
        </div>
        <div className="next">
          <h2>{say("thanks.nextHeading")}</h2>
          <ol>
            {mailTo !== null && <li>{say("monthly.thanks.mail", { email: mailTo })}</li>}
            <li>{say("monthly.thanks.bank")}</li>
            {amount !== null && <li>{say("monthly.thanks.yearly")}</li>}
          </ol>
          <p>
            <PhoneText
              phone={phone}
              text={(shown) => say("monthly.thanks.change", { phone: shown, reference: shortReference })}
            />
          </p>
          <div className="actions">
            <SmartLink className="textlink" href={routes.start.href()}>
              {say("monthly.thanks.home")}
            </SmartLink>
          </div>
        </div>
      </div>
      <OrderGround kind={kind} isWide />
    </ThanksLayout>
  );
}

const headings = {
  asking: "monthly.thanks.asking",
  notHeard: "monthly.thanks.notHeardHeading",
  notFound: "monthly.thanks.notFound",
} as const;
