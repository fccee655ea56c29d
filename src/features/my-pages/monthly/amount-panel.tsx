import React, { useId, useState } from "react";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { amountLabels } from "#src/core/order/amount/amount-labels.ts";
import { amountFault, amountOf, nothingChosen, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { takePreset, writeOwn } from "#src/core/order/amount/change-amount.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { AmountChoice } from "#src/ui/amount-choice.tsx";
import { FieldMessage } from "#src/ui/field-message.tsx";
import { Emphasis } from "../emphasis.tsx";
import { sayNear, sek } from "../words.ts";
import { Outcome, Panel } from "./panel.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { Told } from "./told.tsx";

type Draw = NonNullable<MyMandate["nextDraw"]>;

/** More, or less: the smaller ones are offered first to who asked to lower it. */
export function AmountPanel(props: PanelProps & { amount: number; nextDraw: Draw; lowers: boolean }) {
  const { mandate, amount: from, nextDraw, lowers, change, phone, onLeave } = props;
  const { say, language } = useTexts();
  const { least, most, lower } = mandate;
  const presets = presetsOf(mandate, from, lowers);
  const [chosen, setChosen] = useState<ChosenAmount>(
    lowers && lower !== null && presets.includes(lower) ? { preset: lower, own: "" } : nothingChosen,
  );
  const [wasPressed, setPressed] = useState(false);
  const errorId = useId();
  const amount = amountOf(chosen);
  const isSame = amount === from;
  const fault = amountFault(chosen, { least, most }) ?? (isSame ? "same" : null);
  const shownFault = wasPressed ? fault : null;
  const day = sayNear(nextDraw.on, language, todayInSweden());
  const isChosen = fault === null && amount !== undefined;

  function submit() {
    setPressed(true);
    if (isChosen) change.send({ change: "amount", from, amount, drawOn: nextDraw.on });
  }
  return (
    <Panel heading={say("myPages.amount.heading")} onSubmit={submit}>
      <AmountChoice
        legend={say("myPages.amount")}
        name="nytt-belopp"
        presets={presets}
        chosen={chosen.preset}
        own={chosen.own}
        labels={amountLabels(say, "myPages.amount")}
        show={formatAmount}
        onChoose={(preset) => setChosen(takePreset(preset))}
        onOwn={(own) => setChosen(writeOwn(own))}
        errorId={shownFault === null ? undefined : errorId}
      />
      {shownFault !== null && (
        <FieldMessage
          id={errorId}
          role="alert"
          text={say(`myPages.amount.${shownFault}`, { least: formatAmount(least), most: formatAmount(most) })}
        />
      )}
      <Outcome>
        {say("myPages.amount.now", { amount: sek(say, from) })}{" "}
        {isChosen && (
          <Emphasis
            text={say("myPages.amount.from", { day, amount: sek(say, amount) })}
            of={say("myPages.amount.fromWhat", { day, amount: sek(say, amount) })}
          />
        )}{" "}
        {say("myPages.nothingToday")}
      </Outcome>
      <Told mandate={mandate} />
      <PanelActions
        press={isChosen ? say("myPages.amount.press", { amount: sek(say, amount) }) : say("myPages.amount.pressNone")}
        leave={say("myPages.amount.leave", { amount: sek(say, from) })}
        change={change}
        phone={phone}
        onLeave={onLeave}
      />
    </Panel>
  );
}

const mostPresets = 3;

/** Among the editors' presets, without the one that holds. */
function presetsOf({ presets, lower, least }: MyMandate, from: number, lowers: boolean): number[] {
  const others = presets.filter((preset) => preset !== from);
  if (!lowers) return others.slice(0, mostPresets);
  const smaller = [...new Set([...others, ...(lower === null ? [] : [lower]), least])].filter((each) => each < from);
  return smaller.toSorted((one, other) => one - other).slice(-mostPresets);
}
