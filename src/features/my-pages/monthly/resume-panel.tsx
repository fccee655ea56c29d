import React from "react";
import { useTexts } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { sayNear } from "../words.ts";
import { Panel } from "./panel.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";

export function ResumePanel(props: PanelProps) {
  const { mandate, change, phone, onLeave } = props;
  const [first] = mandate.pausedDays;
  const { say, language } = useTexts();
  return (
    <Panel
      heading={say("myPages.resume.heading")}
      onSubmit={() => first !== undefined && change.send({ change: "resume", drawOn: first })}
    >
      <p>{first !== undefined && say("myPages.resume.text", { day: sayNear(first, language, todayInSweden()) })}</p>
      <PanelActions
        press={say("myPages.resume.press")}
        leave={say("myPages.resume.leave")}
        change={change}
        phone={phone}
        onLeave={onLeave}
      />
    </Panel>
  );
}
