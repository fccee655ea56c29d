import React from "react";
import { mandatePdfHref } from "@hjarta-lunga/contract/calls/mandates.ts";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fetchMandate, isMandateNotFound } from "#src/calls/mandates.ts";
import { OrderLayout } from "#src/core/order/steps/order-layout.tsx";
import type { Receiver } from "#src/core/order/receiver.ts";
import { Postcard } from "#src/core/order/thanks/postcard.tsx";
import { ThanksPage } from "#src/core/order/thanks/thanks-page.tsx";
import { PhoneLine, displayPhone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useAnswer } from "#src/core/use-answer.ts";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { useAccountWords } from "./agreed-list.tsx";
import { TryAgain } from "./step-parts.tsx";

type Props = {
  kind: MandateJourneyKind;
  reference: string;
  thanks: string;
  receiver: Receiver;
  /** It is there: no way back leads into it again. */
  onShown: () => void;
};

export function MandateThanks({ kind, reference, thanks, receiver, onShown }: Props) {
  const { say, language } = useTexts();
  const accountWords = useAccountWords();
  const ask = () => fetchMandate(reference);
  const { answer: mandate, error, hasFailed, askAgain } = useAnswer(reference, ask, onShown);
  const { phone } = receiver;

  if (mandate === null) {
    const state = !hasFailed ? "asking" : isMandateNotFound(error) ? "notFound" : "notHeard";
    return (
      <OrderLayout className="wide">
        <div className="order-form words">
          <ScreenHeading>{say(headings[state])}</ScreenHeading>
          {state === "notHeard" && (
            <TryAgain
              id="not-heard"
              text={say("monthly.thanks.notHeard", { phone: displayPhone(phone) })}
              isBig
              onAgain={askAgain}
            />
          )}
          {state === "notFound" && <PhoneLine className="lead" phone={phone} text="monthly.thanks.notFoundText" />}
        </div>
      </OrderLayout>
    );
  }

  const { amount, drawDay, firstDrawOn, bankName, accountEnding, shortReference, mailTo } = mandate;
  const isGift = amount !== null;
  return (
    <ThanksPage
      kind={kind}
      heading={say(isGift ? "monthly.thanks.heading" : "monthly.thanks.consentHeading")}
      lead={
        <>
          <p className="lead">{isGift ? thanks : say("monthly.thanks.consentLead")}</p>
          <p className="lead">
            <b>{say("monthly.nothingToday")}</b>{" "}
            {isGift && say("monthly.firstDraw", { day: sayDay(firstDrawOn, language) })}
          </p>
        </>
      }
      made={
        <Postcard
          of="monthly"
          caption={isGift ? say("monthly.eachMonth", { amount: formatAmount(amount) }) : say("monthly.thanks.mandate")}
        />
      }
      facts={[
        { term: say("monthly.agreed.to"), value: receiver.name },
        { term: say("monthly.agreed.day"), value: say("monthly.agreed.dayValue", { day: drawDay }) },
        { term: say("monthly.agreed.account"), value: accountWords(bankName, accountEnding) },
        { term: say("monthly.thanks.number"), value: shortReference, isNumber: true },
      ]}
      nextHeading={say("thanks.nextHeading")}
      next={[
        ...(mailTo === null ? [] : [say("monthly.thanks.mail", { email: mailTo })]),
        say("monthly.thanks.bank"),
        ...(isGift ? [say("monthly.thanks.yearly")] : []),
      ]}
      phone={phone}
      contact={(shown) => say("monthly.thanks.change", { phone: shown, reference: shortReference })}
      receipt={
        <a className="textlink" href={mandatePdfHref(reference)} download>
          {say("monthly.thanks.download")}
        </a>
      }
      actions={
        <SmartLink className="textlink" href={routes.start.href()}>
          {say("monthly.thanks.home")}
        </SmartLink>
      }
    >
      <SmartLink className="btn" href={routes.myPages.href()}>
        {say("shell.myPages")}
      </SmartLink>
    </ThanksPage>
  );
}

const headings = {
  asking: "monthly.thanks.asking",
  notHeard: "monthly.thanks.notHeardHeading",
  notFound: "monthly.thanks.notFound",
} as const;
