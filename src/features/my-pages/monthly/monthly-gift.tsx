import React, { useRef, useState } from "react";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { sek } from "../words.ts";
import { AmountPanel } from "./amount-panel.tsx";
import { DayPanel } from "./day-panel.tsx";
import { DonePanel, type Done } from "./done-panel.tsx";
import { EndPanel } from "./end-panel.tsx";
import { Facts, type PanelName } from "./facts.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PausePanel } from "./pause-panel.tsx";
import { ResumePanel } from "./resume-panel.tsx";
import { useChange } from "./use-change.ts";

type Props = { mandates: readonly MyMandate[]; firstName: string; hourCosts: number; phone: Phone };

export function MonthlyGifts({ mandates, ...rest }: Props) {
  const { say } = useTexts();
  const shown = mandates.toSorted(
    (one, other) => Number(isLiveMandate(other.state)) - Number(isLiveMandate(one.state)),
  );
  return (
    <section aria-labelledby="monthly">
      <h2 id="monthly">{say("myPages.monthly")}</h2>
      {shown.map((mandate) => (
        <MonthlyGift key={mandate.number} mandate={mandate} {...rest} />
      ))}
    </section>
  );
}

function MonthlyGift({ mandate, firstName, hourCosts, phone }: Omit<Props, "mandates"> & { mandate: MyMandate }) {
  const { say } = useTexts();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const opener = useRef<Element>(null);
  const change = useChange(mandate, (before, { change: what, mandate: now = before }) => {
    setPanel(null);
    setDone({ change: what as Done["change"], mandate: now });
  });

  function open(name: PanelName) {
    opener.current = document.activeElement;
    setDone(null);
    setPanel(panel === name ? null : name);
  }
  function leave() {
    setPanel(null);
    setDone(null);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }
  if (done !== null && done.change === "end")
    return <DonePanel done={done} firstName={firstName} hourCosts={hourCosts} onLeave={leave} />;
  if (!isLiveMandate(mandate.state)) return <NotLive mandate={mandate} />;
  const isOpen = (name: PanelName) => panel === name;
  const isChangeable = mandate.amount !== null && mandate.nextDraw !== null;
  return (
    <>
      <Facts mandate={mandate} isOpen={isOpen} onOpen={open} />
      <div className="actions">
        {isChangeable && mandate.pausedDays.length === 0 && (
          <button className="btn btn--line" type="button" aria-expanded={isOpen("pause")} onClick={() => open("pause")}>
            {say("myPages.pause")}
          </button>
        )}
        {isChangeable && mandate.lower !== null && (
          <button className="btn btn--line" type="button" aria-expanded={isOpen("lower")} onClick={() => open("lower")}>
            {say("myPages.lower")}
          </button>
        )}
        <button className="plain" type="button" aria-expanded={isOpen("end")} onClick={() => open("end")}>
          {say("myPages.end")}
        </button>
      </div>
      {panel !== null && (
        <OpenPanel key={panel} panel={panel} {...{ mandate, change, phone, hourCosts }} onLeave={leave} />
      )}
      {done !== null && <DonePanel done={done} firstName={firstName} hourCosts={hourCosts} onLeave={leave} />}
    </>
  );
}

function OpenPanel({ panel, hourCosts, ...props }: PanelProps & { panel: PanelName; hourCosts: number }) {
  const { amount, nextDraw } = props.mandate;
  if (panel === "end") return <EndPanel {...props} hourCosts={hourCosts} />;
  if (amount === null || nextDraw === null) return null;
  switch (panel) {
    case "amount":
    case "lower":
      return <AmountPanel {...props} amount={amount} nextDraw={nextDraw} lowers={panel === "lower"} />;
    case "day":
      return <DayPanel {...props} nextDraw={nextDraw} />;
    case "pause":
      return <PausePanel {...props} nextDraw={nextDraw} />;
    case "resume":
      return <ResumePanel {...props} />;
  }
}

function NotLive({ mandate }: { mandate: MyMandate }) {
  const { say, language } = useTexts();
  const { state, endedOn, given, bankName, accountEnding } = mandate;
  const account = say("myPages.account", { bank: bankName, ending: accountEnding });
  if (state === "awaiting_signature") return <p>{say("myPages.awaiting", { account })}</p>;
  const isRejected = state === "rejected";
  return (
    <p>
      {isRejected
        ? say("myPages.rejected", { account })
        : say("myPages.over", {
            day: endedOn === null ? "" : sayDay(endedOn, language),
            sum: sek(say, given),
            account,
          })}{" "}
      <a href={routes.monthlyGift.href()}>{say("myPages.again")}</a>
    </p>
  );
}
