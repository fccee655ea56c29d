import React, { lazy, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BankIdDevice } from "@hjarta-lunga/contract/bankid.ts";
import { signOfLifeMinutes } from "@hjarta-lunga/contract/my-data.ts";
import { BankIdChoice } from "#src/core/identity/bankid-choice.tsx";
import { isLedBack } from "#src/core/identity/led-back.ts";
import { storedOrder } from "#src/core/identity/stored-order.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { from } from "#src/ui/media.ts";
import ground from "../../../artwork/mark-en.svg";
import { loadIdentify } from "./lazy-bankid.ts";
import { useScreenFocus } from "./screen-focus.ts";
import type { WhyOut } from "./session.ts";

const Identify = lazy(loadIdentify);

export type LogInWords = {
  heading: string;
  lead: string;
  /** What one sees when one has logged in. */
  then: readonly string[];
  phone: Phone;
  /** The way for who has no BankID. */
  noBankId?: ReactNode;
};

export function LogIn({ heading, lead, then, phone, noBankId, why }: LogInWords & { why: WhyOut | null }) {
  const { say } = useTexts();
  const focused = useScreenFocus(why === null);
  return (
    <Field>
      <div className="wrap">
        <div className="words">
          <h1 ref={focused} tabIndex={-1}>
            {heading}
          </h1>
          {why !== null && (
            <p className="why" role="status">
              {say(`mySession.${why}`, { minutes: signOfLifeMinutes })}
            </p>
          )}
          <p className="lead">{lead}</p>
          <section className="ask" aria-label={say("mySession.heading")}>
            <AskBankId phone={phone} />
          </section>
          <noscript>
            <PhoneLine phone={phone} text="mySession.noScript" />
          </noscript>
        </div>
        <div className="beside">
          <h2>{say("mySession.thenHeading")}</h2>
          <ul>
            {then.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <div className="other">
            <h2>{say("mySession.noBankId")}</h2>
            {noBankId ?? <PhoneLine phone={phone} text="mySession.noBankId.call" />}
          </div>
        </div>
      </div>
      <img src={ground} width="1440" height="440" alt="" loading="lazy" />
    </Field>
  );
}

/** Two buttons until one is pressed: all of BankID comes then. */
function AskBankId({ phone }: { phone: Phone }) {
  const [pressed, setPressed] = useState<BankIdDevice>();
  const isMounted = useIsMounted();
  if (pressed !== undefined) return <WithBankId phone={phone} pressed={pressed} />;
  const choice = (
    <div onPointerEnter={() => void loadIdentify().catch(() => undefined)}>
      <BankIdChoice action="auth" onBegin={setPressed} />
    </div>
  );
  return isMounted ? <UnlessBegun phone={phone}>{choice}</UnlessBegun> : choice;
}

/** The app may have led back to this page, or a phone have unloaded it in between. */
function UnlessBegun({ phone, children }: { phone: Phone; children: ReactNode }) {
  const [isBegun] = useState(() => isLedBack() || storedOrder() !== null);
  return isBegun ? <WithBankId phone={phone} pressed={undefined} /> : children;
}

function WithBankId(props: { phone: Phone; pressed: BankIdDevice | undefined }) {
  const { say } = useTexts();
  return (
    <LazyBoundary words={say("mySession.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      <Identify {...props} />
    </LazyBoundary>
  );
}

const Field = styled.section`
  position: relative;
  background: var(--field-air);
  color: var(--on-air);
  overflow: clip;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7) var(--gap);
    padding-block: clamp(1.5rem, 4vw, 4rem) var(--s6);
  }
  h1 {
    font-size: clamp(min(2.1rem, 10.5vw), 1.3rem + 3.2vw, 3.75rem);
  }
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  .lead {
    margin-top: var(--s3);
    max-width: 27em;
  }
  .why {
    position: relative;
    isolation: isolate;
    margin-top: var(--s4);
    padding: var(--s4) var(--s5);
    color: var(--on-note);
    line-height: 1.4;
  }
  .why::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--field-note);
    clip-path: var(--cut-2);
  }
  .ask {
    --lazy-high: 8rem;
    margin-top: var(--s6);
  }
  .ask .plain {
    line-height: 1.3;
  }
  .beside h2 {
    font-size: var(--t-h4);
  }
  .beside li {
    position: relative;
    padding-left: 1.75rem;
    line-height: 1.4;
  }
  .beside li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0.45em;
    width: 0.95rem;
    height: 0.62rem;
    background: var(--mark-lung-deep);
    border-radius: 0 100% 0 100%;
  }
  .beside li,
  .beside h2 + * {
    margin-top: var(--s3);
  }
  .beside a {
    color: inherit;
  }
  .other {
    margin-top: var(--s6);
    padding-top: var(--s5);
    border-top: 2px solid currentColor;
  }
  > img {
    width: 100%;
    max-width: none;
    height: 11rem;
    margin-bottom: -1px;
    object-fit: cover;
    object-position: 78% 100%;
  }
  ${from("S")} {
    > img {
      height: auto;
    }
  }
  ${from("L")} {
    .wrap {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(3rem, 7vw, 7.5rem);
    }
  }
  @media (forced-colors: active) {
    .beside li::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
