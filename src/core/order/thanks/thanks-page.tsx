import React, { type ReactNode } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { OrderBird, OrderGround } from "../side/order-ground.tsx";
import { ThanksLayout } from "./thanks-layout.tsx";

type Fact = { term: string; value: string; isNumber?: true };
type Props = {
  kind: JourneyKind;
  heading: string;
  lead: ReactNode;
  aboveSum?: ReactNode;
  /** What was made, in the place of the slip: the sum is then one of the facts. */
  made?: ReactNode;
  sum: string;
  facts: readonly Fact[];
  /** On the slip, below the facts. */
  children?: ReactNode;
  nextHeading: string;
  next: readonly ReactNode[];
  phone: Phone;
  /** With the phone number filled in. */
  contact: (phone: string) => string;
  actions: ReactNode;
};

/** What is agreed or paid, what happens now, and what the visitor may do then. */
export function ThanksPage(props: Props) {
  const { kind, heading, lead, aboveSum, made, sum, facts, children, nextHeading, next, phone, contact, actions } =
    props;
  const factList = (
    <dl>
      {facts.map(({ term, value, isNumber }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isNumber && "num"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ThanksLayout>
      <div className="wrap">
        <div className="words">
          <ScreenHeading>{heading}</ScreenHeading>
          {lead}
        </div>
        {made === undefined ? (
          <div className="slip">
            <OrderBird kind={kind} />
            {aboveSum}
            <p className="sum num">{sum}</p>
            {factList}
            {children}
          </div>
        ) : (
          <>
            <div className="made">{made}</div>
            <div className="about">
              {children}
              {factList}
            </div>
          </>
        )}
        <div className="next">
          <h2>{nextHeading}</h2>
          <ol>
            {next.map((each, place) => (
              <li key={place}>{each}</li>
            ))}
          </ol>
          <p>
            <PhoneText phone={phone} text={contact} />
          </p>
          <div className="actions">{actions}</div>
        </div>
      </div>
      <OrderGround kind={kind} isWide />
    </ThanksLayout>
  );
}
