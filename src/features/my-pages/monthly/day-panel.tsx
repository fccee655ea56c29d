import React, { useState } from "react";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { Emphasis } from "../emphasis.tsx";
import { sayNear } from "../words.ts";
import { Choice } from "./choice.tsx";
import { Outcome, Panel } from "./panel.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { Told } from "./told.tsx";

export function DayPanel(props: PanelProps & { nextDraw: NonNullable<MyMandate["nextDraw"]> }) {
  const { mandate, nextDraw, change, phone, onLeave } = props;
  const { say, language } = useTexts();
  const options = mandate.days.filter((each) => each.drawDay !== mandate.drawDay);
  const [chosen, setChosen] = useState<DrawDay | null>(options[0]?.drawDay ?? null);
  const then = options.find(({ drawDay }) => drawDay === chosen);
  const day = sayNear((then ?? { nextDraw: nextDraw.on }).nextDraw, language, todayInSweden());
  return (
    <Panel
      heading={say("myPages.day.heading")}
      onSubmit={() => then && change.send({ change: "day", drawDay: then.drawDay, drawOn: then.nextDraw })}
    >
      <Choice
        legend={say("myPages.day")}
        name="ny-dag"
        options={options.map(({ drawDay }) => ({ value: drawDay, label: say("myPages.dayOf", { day: drawDay }) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Outcome>
        <Emphasis text={say("myPages.nextIs", { draw: day })} of={day} /> {say("myPages.nothingToday")}
        {then !== undefined &&
          then.from !== then.nextDraw &&
          ` ${say("myPages.day.from", { day: sayNear(then.from, language, todayInSweden()) })}`}
      </Outcome>
      <Told mandate={mandate} />
      <PanelActions
        press={say("myPages.day.press", { day: chosen ?? mandate.drawDay })}
        leave={say("myPages.day.leave", { day: mandate.drawDay })}
        change={change}
        phone={phone}
        onLeave={onLeave}
      />
    </Panel>
  );
}
