import React, { useId, useRef, useState, type SyntheticEvent } from "react";
import { navigate } from "gatsby";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { parseAmount, showAmount } from "#src/lib/amount.ts";
import type { GiftLimits, GiftStart } from "#src/lib/shown-content.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { from } from "#src/ui/media.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Switch } from "#src/ui/switch.tsx";

type Frequency = "regular_gift" | "monthly_gift";
type Fault = "notANumber" | "tooSmall" | "tooLarge";

/** The first choice of a gift, made on the start page and carried to the journey. Works as a plain form too. */
export function GiftStarter({ gift }: { gift: GiftStart }) {
  const { say } = useTexts();
  const errorId = useId();
  const [frequency, setFrequency] = useState<Frequency>("regular_gift");
  const limits = frequency === "regular_gift" ? gift.once : gift.monthly;
  const [preset, setPreset] = useState<number | null>(limits.preselected);
  const [own, setOwn] = useState("");
  const ownField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  const amount = preset ?? kronor(own);
  const givable = amount !== undefined && faultIn(amount, limits) === null ? showAmount(amount) : null;

  function chooseFrequency(next: Frequency) {
    setFrequency(next);
    // An own amount is kept; a preset belongs to its frequency.
    if (preset !== null) setPreset((next === "regular_gift" ? gift.once : gift.monthly).preselected);
    setFault(null);
  }

  function start(event: SyntheticEvent) {
    event.preventDefault();
    const found = faultIn(amount, limits);
    setFault(found);
    if (found === null && amount !== undefined) navigate(destination(frequency, amount));
    else ownField.current?.focus();
  }

  const words = {
    least: showAmount(limits.least),
    most: showAmount(limits.most),
    phone: gift.phone.replaceAll(" ", "\u00a0"),
  };
  return (
    <Sheet action={routes.gift.href()} onSubmit={start} noValidate>
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
          onChoose={chooseFrequency}
        />
      </div>
      <AmountChoice
        legend={say("giftStart.amount")}
        name="belopp"
        presets={limits.presets}
        chosen={preset}
        own={own}
        ownField={ownField}
        labels={{
          other: say("giftStart.other"),
          otherLabel: say("giftStart.otherLabel"),
          currency: say("giftStart.currency"),
        }}
        show={showAmount}
        onChoose={(chosen) => {
          setPreset(chosen);
          setOwn("");
          setFault(null);
        }}
        onOwn={(written) => {
          setOwn(written);
          setPreset(written.trim() === "" ? limits.preselected : null);
          setFault(null);
        }}
        error={fault === null ? undefined : { id: errorId, text: say(`giftStart.${fault}`, words) }}
      />
      <div className="actions">
        <button className="btn btn--big" type="submit">
          {frequency === "regular_gift"
            ? say(givable === null ? "giftStart.giveSwishAnything" : "giftStart.giveSwish", { amount: givable ?? "" })
            : say(givable === null ? "giftStart.giveMonthlyAnything" : "giftStart.giveMonthly", {
                amount: givable ?? "",
              })}
        </button>
        {frequency === "regular_gift" && (
          <SmartLink className="textlink" href={cardWay(givable === null ? undefined : amount)}>
            {say("giftStart.card")}
          </SmartLink>
        )}
      </div>
      <p>{say("giftStart.direct", { swish: gift.swish })}</p>
    </Sheet>
  );
}

function kronor(written: string): number | undefined {
  const ore = parseAmount(written);
  return ore === undefined ? undefined : ore / 100;
}

function faultIn(amount: number | undefined, { least, most }: GiftLimits): Fault | null {
  if (amount === undefined) return "notANumber";
  if (amount < least) return "tooSmall";
  return amount > most ? "tooLarge" : null;
}

function destination(type: Frequency, amount: number): string {
  return type === "regular_gift" ? routes.gift.href({ amount, type }) : `${routes.monthlyGift.href()}?belopp=${amount}`;
}

const cardWay = (amount: number | undefined): string =>
  routes.gift.href({ ...(amount !== undefined && { amount }), type: "regular_gift", payWith: "kort" });

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
  > p {
    margin-top: var(--s4);
    color: var(--text-soft);
    font-size: 1.125rem;
  }
  ${from("XL")} {
    padding-inline: 1.75rem;
  }
  ${from("XXL")} {
    padding-inline: 2.5rem;
  }
  @media print {
    display: none;
  }
`;
