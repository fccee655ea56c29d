import React from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyGift } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { withdrawalShownDays } from "@hjarta-lunga/contract/withdrawals.ts";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";
import { from } from "#src/ui/media.ts";
import { Download } from "./download.tsx";
import { FirstOf } from "./first-of.tsx";
import { giftRows, type MonthlyGroup } from "./gift-rows.ts";
import { counted, sayMonth, sek } from "./words.ts";

const mostRows = 12;

/** Gifts of a year. */
export function GiftList({ gifts, year, isOver }: { gifts: readonly MyGift[]; year: number; isOver: boolean }) {
  return (
    <FirstOf items={giftRows(gifts, isOver)} most={mostRows} of={String(year)}>
      {(rows, list) => (
        <List ref={list}>
          {rows.map((row) =>
            "gift" in row ? <Gift key={row.gift.number} gift={row.gift} /> : <Months key="months" group={row.group} />,
          )}
        </List>
      )}
    </FirstOf>
  );
}

const giftName = (say: Say, { kind, about }: Pick<MyGift, "kind" | "about">): string =>
  about === null ? say(`myPages.kind.${kind}`) : say("myPages.kindAbout", { kind: say(`myPages.kind.${kind}`), about });

/** While the right may last. What is in doubt is led there all the same: nothing is refused there. */
const mayWithdraw = ({ kind, amount, isGivenBack, day }: MyGift): boolean =>
  kind === "article_order" && amount > 0 && !isGivenBack && daysBetween(day, todayInSweden()) <= withdrawalShownDays;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function Gift({ gift }: { gift: MyGift }) {
  const { say, language } = useTexts();
  const { number, day, amount, page, hasReceipt, isGivenBack } = gift;
  const said = sayDay(day, language, false);
  return (
    <li>
      <span className="what">
        {giftName(say, gift)}
        <small>{isGivenBack ? say("myPages.givenBack", { day: said }) : said}</small>
      </span>
      <span className="num">{sek(say, amount)}</span>
      <span className="ways">
        {page !== null && (
          <a href={page}>
            {say("myPages.look")}
            <span className="hidden"> {`${giftName(say, gift)}, ${said}`}</span>
          </a>
        )}
        {mayWithdraw(gift) && (
          <a href={routes.withdraw.orderHref(number)}>
            {say("myPages.withdraw")}
            <span className="hidden"> {`${giftName(say, gift)}, ${said}`}</span>
          </a>
        )}
        {hasReceipt && (
          <Download
            document={{ what: "receipt", number }}
            fileName={`kvitto-${number}.pdf`}
            label={say("myPages.receipt")}
            of={`${giftName(say, gift)}, ${said}`}
          />
        )}
      </span>
    </li>
  );
}

function Months({ group }: { group: MonthlyGroup }) {
  const { say, language } = useTexts();
  const { amount, count, first, last } = group;
  const times = counted(say, count);
  return (
    <li>
      <span className="what">
        {say("myPages.kind.monthly_gift")}
        <small>
          {say("myPages.times", {
            times: times.charAt(0).toUpperCase() + times.slice(1),
            first: sayMonth(first, language),
            last: sayMonth(last, language),
          })}
        </small>
      </span>
      <span className="num">{sek(say, amount)}</span>
    </li>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--s4);
    max-width: none;
    padding-block: var(--s2);
    border-top: 1px solid var(--rule);
    line-height: 1.35;
  }
  .what {
    overflow-wrap: anywhere;
  }
  .what small {
    display: block;
    color: var(--text-soft);
    font-size: 1.0625rem;
  }
  .num {
    font-weight: var(--w-strong);
  }
  .ways {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  .ways :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: var(--w-strong);
  }
  ${from("M")} {
    li {
      grid-template-columns: minmax(0, 1fr) auto minmax(9rem, auto);
    }
    .ways {
      grid-column: auto;
      justify-content: flex-end;
      text-align: end;
    }
  }
`;
