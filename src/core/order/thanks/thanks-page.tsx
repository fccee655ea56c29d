import React, { type ReactNode } from "react";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { CalmingThread } from "#src/ui/calming-thread.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { useOrderTone } from "../side/order-tone.tsx";
import { ThanksLayout } from "./thanks-layout.tsx";

type Fact = { term: string; value: string; isNumber?: true };
type Props = {
  kind: JourneyKind;
  heading: string;
  lead: ReactNode;
  /** What was made: the largest on the page. */
  made: ReactNode;
  facts: readonly Fact[];
  /** Below the lead: news, and the one thing to do next as a button. */
  children?: ReactNode;
  /** Below the facts. */
  receipt?: ReactNode;
  nextHeading: string;
  next: readonly ReactNode[];
  phone: Phone;
  /** With the phone number filled in. */
  contact: (phone: string) => string;
  actions: ReactNode;
};

/** What was made lies on the paper; then what happens now, and what else the visitor may do. */
export function ThanksPage(props: Props) {
  const { kind, heading, lead, made, facts, children, receipt, nextHeading, next, phone, contact, actions } = props;
  const tone = useOrderTone(kind);
  return (
    <ThanksLayout className={tone === "quiet" ? "dusk" : fieldOf(kind)}>
      <div className="field">
        <div className="wrap">
          <div className="made">{made}</div>
          <div className="words">
            <ScreenHeading>{heading}</ScreenHeading>
            <CalmingThread isQuiet={tone === "quiet"} />
            {lead}
            <div className="one">{children}</div>
            <dl>
              {facts.map(({ term, value, isNumber }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd className={isNumber && "num"}>{value}</dd>
                </div>
              ))}
            </dl>
            {receipt}
          </div>
        </div>
      </div>
      <div className="next wrap">
        <div>
          <h2>{nextHeading}</h2>
          <ol>
            {next.map((each, place) => (
              <li key={place}>{each}</li>
            ))}
          </ol>
        </div>
        <div>
          <p>
            <PhoneText phone={phone} text={contact} />
          </p>
          <div className="actions">{actions}</div>
        </div>
      </div>
    </ThanksLayout>
  );
}

/** What is given away lies on a paper of its own. */
function fieldOf(kind: JourneyKind): "air" | "deep" | "sun" {
  if (kind === "greeting_card") return "deep";
  return kind === "gift_certificate" || kind === "gift_card" ? "sun" : "air";
}
