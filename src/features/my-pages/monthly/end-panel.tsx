import React from "react";
import { useTexts } from "#src/core/texts.tsx";
import { sayNear, sek } from "../words.ts";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { sayTime } from "../research-time.ts";
import { Panel } from "./panel.tsx";
import { Trouble } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { Told } from "./told.tsx";

/** Nothing is asked. To give less is offered here, and nowhere else. */
export function EndPanel({ mandate, change, phone, onLeave, hourCosts }: PanelProps & { hourCosts: number }) {
  const { say, language } = useTexts();
  const { amount, lower, nextDraw } = mandate;
  const offer = amount !== null && nextDraw !== null && lower !== null ? { amount, lower, on: nextDraw.on } : null;
  const busy = change.isSending || undefined;
  return (
    <Panel
      heading={say(offer === null ? "myPages.end.heading" : "myPages.end.lower")}
      onSubmit={() => change.send({ change: "end" })}
    >
      {offer === null ? (
        <p>{say("myPages.end.text")}</p>
      ) : (
        <p>
          {say("myPages.end.lowerText", {
            amount: sek(say, offer.lower),
            time: sayTime(say, offer.lower * 12, hourCosts),
          })}{" "}
          {say("myPages.end.text")}
        </p>
      )}
      <Trouble change={change} phone={phone} />
      <div className="actions">
        {offer !== null && (
          <button
            className="btn btn--line"
            type="button"
            aria-busy={busy}
            onClick={() => change.send({ change: "amount", from: offer.amount, amount: offer.lower, drawOn: offer.on })}
          >
            {say("myPages.end.lowerPress", { amount: sek(say, offer.lower) })}
          </button>
        )}
        <button className="btn" type="submit" aria-busy={busy}>
          {say("myPages.end.press")}
        </button>
        <button className="plain" type="button" onClick={onLeave}>
          {say("myPages.leave")}
        </button>
      </div>
      <p className="soft">
        {nextDraw === null
          ? say("myPages.end.nothing")
          : say("myPages.end.notDrawn", { day: sayNear(nextDraw.on, language, todayInSweden()) })}
      </p>
      <Told mandate={mandate} />
    </Panel>
  );
}
