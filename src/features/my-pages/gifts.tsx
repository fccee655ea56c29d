import React, { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MyData, MyGift, MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { Download } from "./download.tsx";
import { GiftList } from "./gift-list.tsx";
import { byYear } from "./gift-rows.ts";
import { sek } from "./words.ts";

/** The years before these lie in one fold. */
const yearsAlone = 3;

export function Gifts({ data: { gifts, years, access } }: { data: MyData }) {
  const { say } = useTexts();
  const given = byYear(gifts);
  const sums = new Map(years.map((year) => [year.year, year]));
  const all = [...new Set([...given.keys(), ...sums.keys()])].toSorted((one, other) => other - one);
  const part = (year: number) => ({ year, gifts: given.get(year) ?? [], sums: sums.get(year) });
  const alone = all.length <= yearsAlone + 1 ? all : all.slice(0, yearsAlone);
  const earlier = all.slice(alone.length);
  return (
    <section aria-labelledby="gifts">
      <h2 id="gifts">{say("myPages.gifts")}</h2>
      <Years>
        {alone.map((year, index) => (
          <Year key={year} {...part(year)} isFirst={index === 0} />
        ))}
        {earlier.length > 0 && <Earlier years={earlier.map(part)} />}
      </Years>
      {access === "bankId" && (
        <p>
          {say("myPages.missing")} <a href={`${routes.myDetails.href()}#hitta`}>{say("myPages.find")}</a>
        </p>
      )}
    </section>
  );
}

type YearProps = { year: number; gifts: readonly MyGift[]; sums: MyYear | undefined };

function Year({ year, gifts, sums, isFirst = false }: YearProps & { isFirst?: boolean }) {
  const { say } = useTexts();
  const sum = sek(say, sums?.given ?? 0);
  return (
    <LazyFold
      isFirst={isFirst}
      summary={<Summary name={String(year)} sum={sums?.isSoFar ? say("myPages.sumSoFar", { sum }) : sum} />}
    >
      {gifts.length > 0 && <GiftList gifts={gifts} year={year} isOver={sums?.isSoFar !== true} />}
      <YearReceipt year={year} sums={sums} />
      {gifts.length === 0 && sums?.hasReceipt !== true && <p>{say("myPages.sumsAlone")}</p>}
    </LazyFold>
  );
}

function Earlier({ years }: { years: readonly YearProps[] }) {
  const { say } = useTexts();
  const sum = years.reduce((total, { sums }) => total + (sums?.given ?? 0), 0);
  const name = say("myPages.span", { from: years.at(-1)?.year ?? "", to: years[0]?.year ?? "" });
  return (
    <LazyFold summary={<Summary name={name} sum={sek(say, sum)} />}>
      <div className="inner">
        {years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
    </LazyFold>
  );
}

function YearReceipt({ year, sums }: Pick<YearProps, "year" | "sums">) {
  const { say } = useTexts();
  if (sums?.hasReceipt !== true) return null;
  return (
    <p>
      <Download
        className="plain whole-year"
        document={{ what: "year", year }}
        fileName={`kvitto-${year}.pdf`}
        label={say("myPages.yearReceipt")}
        of={String(year)}
      />
    </p>
  );
}

/** Four hundred gifts are not drawn before somebody asks for them. */
function LazyFold(props: { summary: ReactNode; isFirst?: boolean; children: ReactNode }) {
  const { summary, isFirst = false, children } = props;
  const [wasOpened, setOpened] = useState(isFirst);
  return (
    <Fold summary={summary} isOpen={isFirst} onToggle={(isOpen) => isOpen && setOpened(true)}>
      {wasOpened && children}
    </Fold>
  );
}

const Summary = ({ name, sum }: { name: string; sum: string }) => (
  <span className="year-sum">
    {name} <small>{sum}</small>
  </span>
);

export const Years = styled.div`
  details + details {
    border-top: 0;
  }
  .year-sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s5);
    font-variant-numeric: lining-nums;
  }
  .year-sum small {
    color: var(--text-soft);
    font: 400 var(--t-text) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  .whole-year {
    margin-top: var(--s3);
    color: var(--link);
  }
  .inner {
    padding-left: clamp(0.5rem, 2vw, 1.5rem);
    border-left: 3px solid var(--rule);
  }
  .inner details {
    border-top: 0;
  }
`;
