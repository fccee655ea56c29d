import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { Breath } from "#src/core/my-data/breath.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { Emphasis } from "../emphasis.tsx";
import { sayTime } from "../research-time.ts";
import { counted, listed, sayDrawMonth, sayNear, sek, yearOf } from "../words.ts";
import { Outcome, Panel } from "./panel.tsx";
import { Told } from "./told.tsx";

export type Done = { change: "amount" | "day" | "pause" | "resume" | "end"; mandate: MyMandate };
type Props = { done: Done; firstName: string; hourCosts: number; onLeave: () => void };

/** What the API answered, in words. */
export function DonePanel({ done, onLeave, ...rest }: Props) {
  const { say, language } = useTexts();
  const { change, mandate } = done;
  const { nextDraw, pausedDays, told } = mandate;
  if (change === "end") return <Ended mandate={mandate} onLeave={onLeave} {...rest} />;
  const months = pausedDays.map((day) => sayDrawMonth(day, language));
  const next =
    nextDraw &&
    say("myPages.draw", { day: sayNear(nextDraw.on, language, todayInSweden()), amount: sek(say, nextDraw.amount) });
  const startsLater = change === "pause" && told.length > 0 && months[0] !== undefined;
  return (
    <Panel
      heading={startsLater ? say("myPages.pause.startsIn", { month: months[0] ?? "" }) : say(`myPages.done.${change}`)}
    >
      <Told mandate={mandate} asks={change === "pause" || change === "amount"} />
      <Outcome>
        {change === "pause" && `${say("myPages.pause.skipped", { months: listed(say, months) })} `}
        {next !== null && <Emphasis text={say("myPages.nextIs", { draw: next })} of={next} />}
      </Outcome>
      <div className="actions">
        <button className="btn btn--line" type="button" onClick={onLeave}>
          {say("myPages.done.leave")}
        </button>
      </div>
    </Panel>
  );
}

function Ended({ mandate, firstName, hourCosts, onLeave }: Omit<Props, "done"> & { mandate: MyMandate }) {
  const { say } = useTexts();
  const { signedOn, given } = mandate;
  const years = signedOn === null ? 0 : yearOf(todayInSweden()) - yearOf(signedOn);
  return (
    <Panel
      isCalm
      heading={
        years > 0
          ? say(years === 1 ? "myPages.ended.year" : "myPages.ended.years", {
              years: counted(say, years),
              name: firstName,
            })
          : say("myPages.ended", { name: firstName })
      }
    >
      <p>
        {say(mandate.told.length > 0 ? "myPages.ended.afterTold" : "myPages.ended.text")}{" "}
        {given > 0 && say("myPages.ended.goesOn", { time: sayTime(say, given, hourCosts) })}
      </p>
      <Told mandate={mandate} asks />
      <Breath />
      <div className="actions">
        <a className="textlink" href={routes.monthlyGift.href()}>
          {say("myPages.ended.again")}
        </a>
        <button className="plain" type="button" onClick={onLeave}>
          {say("myPages.done.leave")}
        </button>
      </div>
    </Panel>
  );
}
