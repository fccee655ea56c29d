import React, { useState } from "react";
import type { PauseMonths } from "@hjarta-lunga/contract/my-data.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { Emphasis } from "../emphasis.tsx";
import { counted, listed, sayDrawMonth, sayNear, sek } from "../words.ts";
import { Choice } from "./choice.tsx";
import { Outcome, Panel } from "./panel.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { Told } from "./told.tsx";

const usualMonths: PauseMonths = 3;

export function PausePanel(props: PanelProps & { nextDraw: NonNullable<MyMandate["nextDraw"]> }) {
  const { mandate, nextDraw, change, phone, onLeave } = props;
  const { say, language } = useTexts();
  const [months, setMonths] = useState<PauseMonths>(usualMonths);
  const pause = mandate.pauses.find((each) => each.months === months);
  const draw = pause && {
    day: sayNear(pause.nextDraw, language, todayInSweden()),
    amount: sek(say, nextDraw.amount),
  };
  const next = draw && say("myPages.draw", draw);
  return (
    <Panel
      heading={say("myPages.pause.heading")}
      onSubmit={() => pause && change.send({ change: "pause", months, drawOn: pause.nextDraw })}
    >
      <Choice
        legend={say("myPages.pause.length")}
        name="paus"
        options={mandate.pauses.map((each) => ({
          value: each.months,
          label: say(each.months === 1 ? "myPages.pause.one" : "myPages.pause.many", { months: each.months }),
        }))}
        chosen={months}
        onChoose={setMonths}
      />
      <Outcome>
        {pause !== undefined && (
          <>
            {say("myPages.pause.skipped", {
              months: listed(
                say,
                pause.skipped.map((day) => sayDrawMonth(day, language)),
              ),
            })}{" "}
            <Emphasis text={say("myPages.nextIs", { draw: next ?? "" })} of={next ?? ""} />
          </>
        )}
      </Outcome>
      <Told mandate={mandate} />
      <PanelActions
        press={
          months === 1 ? say("myPages.pause.pressOne") : say("myPages.pause.press", { months: counted(say, months) })
        }
        leave={say("myPages.leave")}
        change={change}
        phone={phone}
        onLeave={onLeave}
      />
    </Panel>
  );
}
