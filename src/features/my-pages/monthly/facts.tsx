import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { from } from "#src/ui/media.ts";
import { listed, sayDrawMonth, sayMonth, sek, yearOf } from "../words.ts";

export type PanelName = "amount" | "lower" | "day" | "pause" | "resume" | "end";
type Props = { mandate: MyMandate; isOpen: (panel: PanelName) => boolean; onOpen: (panel: PanelName) => void };

export function Facts({ mandate, isOpen, onOpen }: Props) {
  const { say, language } = useTexts();
  const { amount, drawDay, bankName, accountEnding, signedOn, nextDraw, nextAccount, pausedDays, told } = mandate;
  const isChangeable = amount !== null && nextDraw !== null;
  const opener = (panel: PanelName, word: string, of: string) => (
    <button className="plain" type="button" aria-expanded={isOpen(panel)} onClick={() => onOpen(panel)}>
      {word}
      <span className="hidden"> {of}</span>
    </button>
  );
  const since =
    signedOn !== null && say("myPages.since", { month: `${sayMonth(signedOn, language)} ${yearOf(signedOn)}` });
  return (
    <List>
      <Fact
        name={say("myPages.fact.amount")}
        value={amount === null ? say("myPages.agreedLater") : say("myPages.eachMonth", { amount: sek(say, amount) })}
        action={isChangeable && opener("amount", say("myPages.change"), say("myPages.fact.amount"))}
      />
      <Fact
        name={say("myPages.fact.day")}
        value={say("myPages.dayOf", { day: drawDay })}
        action={isChangeable && opener("day", say("myPages.change"), say("myPages.fact.day"))}
      />
      <Fact
        name={say("myPages.fact.account")}
        value={say("myPages.account", { bank: bankName, ending: accountEnding })}
        more={
          <>
            {since}
            {nextAccount !== null &&
              ` ${say("myPages.nextAccount", {
                bank: nextAccount.bankName,
                ending: nextAccount.accountEnding,
                day: sayDay(nextAccount.drawOn, language),
              })}`}
          </>
        }
        action={
          nextAccount === null && (
            <a href={routes.directDebit.href()} aria-label={`${say("myPages.replace")} ${say("myPages.fact.account")}`}>
              {say("myPages.replace")}
            </a>
          )
        }
      />
      {pausedDays.length > 0 && (
        <Fact
          name={say("myPages.fact.pause")}
          value={say("myPages.pause.skipped", {
            months: listed(
              say,
              pausedDays.map((day) => sayDrawMonth(day, language)),
            ),
          })}
          action={isChangeable && opener("resume", say("myPages.resume.open"), say("myPages.fact.pause"))}
        />
      )}
      {told.map(({ on, amount: drawn }) => (
        <Fact
          key={on}
          name={say("myPages.fact.told")}
          value={say("myPages.draw", { day: sayDay(on, language), amount: sek(say, drawn) })}
          more={say("myPages.fact.toldMore")}
        />
      ))}
      {nextDraw !== null && <Fact name={say("myPages.next")} value={sayDay(nextDraw.on, language)} />}
    </List>
  );
}

type FactProps = { name: string; value: string; more?: ReactNode; action?: ReactNode };

const Fact = ({ name, value, more, action }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="value">
      {value}
      <small>{more}</small>
    </dd>
    {action !== undefined && action !== false && <dd className="action">{action}</dd>}
  </div>
);

const List = styled.dl`
  width: 100%;
  border-top: 3px solid var(--text);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--s4);
    min-height: 3.75rem;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--rule);
  }
  dt {
    color: var(--text-soft);
    line-height: 1.3;
  }
  dd {
    line-height: 1.35;
  }
  .value {
    grid-row: 2;
    font: 700 var(--t-h4) / 1.25 var(--font-head);
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  .value small:not(:empty) {
    display: block;
    color: var(--text-soft);
    font: 400 1.0625rem/1.4 var(--font-text);
  }
  .action {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  .action :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: var(--w-strong);
  }
  ${from("M")} {
    > div {
      grid-template-columns: 10rem minmax(0, 1fr) auto;
    }
    .value {
      grid-row: 1;
      grid-column: 2;
    }
    .action {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;
