import React, { useId, useRef, useState, useSyncExternalStore, type SyntheticEvent } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { unhydratedForm } from "#src/lib/submit-before-hydration.ts";
import type { GiftStart } from "#src/lib/shown-content.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { from } from "#src/ui/media.ts";
import { Switch } from "#src/ui/switch.tsx";
import { useSubmitBeforeHydration } from "#src/ui/use-submit-before-hydration.ts";
import {
  afterWriting,
  amongPresets,
  amountFault,
  amountOf,
  type AmountFault,
  type ChosenAmount,
} from "#src/core/order/amount/chosen-amount.ts";
import { begun } from "#src/core/order/draft/begun-elsewhere.ts";
import { monthlyHref } from "./monthly-href.ts";

type Frequency = "regular_gift" | "monthly_gift";

/** What was begun here, in the page's entry of the history beside what Gatsby keeps there: a way back finds it again. */
type Begun = { giftStart?: { frequency: Frequency; taken: ChosenAmount | null } } | null;
const begunHere = () => (history.state as Begun)?.giftStart;
const notChanging = () => () => undefined;

/** The first choice of a gift, made on the start page and carried to the journey. Works as a plain form too. */
export function GiftStarter({ gift }: { gift: GiftStart }) {
  const { say, language } = useTexts();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const before = useSyncExternalStore(notChanging, begunHere, () => undefined);
  const [chosenFrequency, setFrequency] = useState<Frequency | null>(null);
  const frequency = chosenFrequency ?? before?.frequency ?? "regular_gift";
  /** The visitor's own choice. Until there is one, each frequency has its usual amount. */
  const [takenHere, setTaken] = useState<ChosenAmount | null>(null);
  const taken = takenHere ?? before?.taken ?? null;
  const [fault, setFault] = useState<AmountFault | null>(null);
  useSubmitBeforeHydration(form);

  const limits = frequency === "regular_gift" ? gift.once : gift.monthly;
  const chosen = taken === null ? { preset: limits.preselected, own: "" } : amongPresets(taken, limits.presets);
  const amount = amountOf(chosen);
  const show = (kronor: number) => formatAmount(kronor, language);
  const givable = amount !== undefined && amountFault(chosen, limits) === null ? show(amount) : null;

  function start(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const found = amountFault(chosen, limits);
    setFault(found);
    if (found !== null || amount === undefined) {
      ownField.current?.focus();
      return;
    }
    history.replaceState({ ...(history.state as Begun), giftStart: { frequency, taken } }, "");
    if (frequency === "monthly_gift") navigate(monthlyHref(String(amount)), { state: begun() });
    else {
      const byCard = isCard(event.nativeEvent);
      const href = routes.gift.href({ amount, type: frequency, ...(byCard && { payWith: "kort" }) }, language);
      navigate(href, { state: begun(byCard ? "card" : "swishDirect") });
    }
  }

  const words = {
    least: show(limits.least),
    most: show(limits.most),
    phone: gift.phone.replaceAll(" ", "\u00a0"),
  };
  return (
    <Sheet ref={form} action={routes.gift.href({}, language)} onSubmit={start} noValidate {...unhydratedForm}>
      <div className="first">
        <h2>{say("giftStart.heading")}</h2>
        <Switch
          label={say("giftStart.howOften")}
          name="type"
          options={[
            { value: "regular_gift", label: say("giftStart.once") },
            { value: "monthly_gift", label: say("giftStart.monthly") },
          ]}
          chosen={frequency}
          onChoose={(next) => {
            setFrequency(next);
            setFault(null);
          }}
        />
      </div>
      <AmountChoice
        legend={say("giftStart.amount")}
        name="belopp"
        presets={limits.presets}
        chosen={chosen.preset}
        own={chosen.own}
        ownField={ownField}
        labels={{
          other: say("giftStart.other"),
          otherLabel: say("giftStart.otherLabel"),
          currency: say("giftStart.currency"),
        }}
        show={show}
        onChoose={(preset) => {
          setTaken({ preset, own: "" });
          setFault(null);
        }}
        onOwn={(own) => {
          setTaken(afterWriting(own, chosen));
          setFault(null);
        }}
        errorId={fault === null ? undefined : errorId}
      />
      {fault && <FieldMessage id={errorId} role="alert" text={say(`giftStart.${fault}`, words)} />}
      <div className="actions">
        <button className="btn btn--big" type="submit">
          {frequency === "regular_gift"
            ? say(givable === null ? "giftStart.giveSwishAnything" : "giftStart.giveSwish", { amount: givable ?? "" })
            : say(givable === null ? "giftStart.giveMonthlyAnything" : "giftStart.giveMonthly", {
                amount: givable ?? "",
              })}
        </button>
        {frequency === "regular_gift" && (
          // A button of the form, so that the amount goes along before script is there, too.
          <button className="plain" type="submit" name={queryKeys.payWith} value={card}>
            {say("giftStart.card")}
          </button>
        )}
      </div>
      <p>{say("giftStart.direct", { swish: gift.swish })}</p>
    </Sheet>
  );
}

const card = "kort";
const isCard = ({ submitter }: SubmitEvent): boolean => submitter?.getAttribute("value") === card;

const Sheet = styled.form`
  position: relative;
  padding: clamp(1.25rem, 3vw, 2.25rem) clamp(var(--edge), 3vw, 2.5rem);
  background: var(--sheet);
  color: var(--text);

  .first {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3) var(--s5);
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
  .actions {
    margin-top: var(--s5);
  }
  > p:last-child {
    margin-top: var(--s4);
    color: var(--text-soft);
    font-size: 1.125rem;
  }
  /* Beside the picture, the own amount has a row of its own: all of it stays as high as the picture. */
  ${from("XL")} {
    --slip-high: 3.25rem;
    padding: 1.25rem 1.75rem;
    .actions {
      margin-top: var(--s4);
    }
  }
  ${from("XXL")} {
    --slip-high: 4rem;
    padding: 2.25rem 2.5rem;
    .actions {
      margin-top: var(--s5);
    }
  }
  @media print {
    display: none;
  }
`;
