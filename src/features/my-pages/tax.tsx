import React from "react";
import { styled } from "styled-components";
import { personTaxRule } from "@hjarta-lunga/contract/person-tax.ts";
import type { MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { from } from "#src/ui/media.ts";
import { Years } from "./gifts.tsx";
import { sek } from "./words.ts";

/** What counts, by the rule of each year. */
export function Tax({ years }: { years: readonly MyYear[] }) {
  const { say } = useTexts();
  const newest = years.toSorted((one, other) => other.year - one.year);
  const now = newest.find(({ isSoFar }) => isSoFar);
  const earlier = newest.filter(
    ({ isSoFar, year, given }) => !isSoFar && given > 0 && personTaxRule(year) !== undefined,
  );
  const rule = personTaxRule(newest[0]?.year ?? 0);
  if (rule === undefined) return null;
  return (
    <section aria-labelledby="tax">
      <h2 id="tax">{say("myPages.tax")}</h2>
      {now !== undefined && <SoFar {...now} least={rule.leastInYear} />}
      {earlier.length > 0 && (
        <Years>
          {earlier.map(({ year, given, counted, reduction }) => (
            <Fold
              key={year}
              summary={
                <span className="year-sum">
                  {year} <small>{say("myPages.tax.counts", { sum: sek(say, counted) })}</small>
                </span>
              }
            >
              <p>
                {counted === given
                  ? say("myPages.tax.all")
                  : say("myPages.tax.some", { given: sek(say, given), rest: sek(say, given - counted) })}{" "}
                {say(reduction > 0 ? "myPages.tax.reduction" : "myPages.tax.noReduction", {
                  sum: sek(say, reduction),
                  least: sek(say, personTaxRule(year)?.leastInYear ?? 0),
                })}
              </p>
            </Fold>
          ))}
        </Years>
      )}
      <p className="rule">
        {say("myPages.tax.rule", {
          percent: rule.percent,
          gift: sek(say, rule.leastGift),
          year: sek(say, rule.leastInYear),
          most: sek(say, rule.mostReduction),
        })}
      </p>
    </section>
  );
}

function SoFar({ year, counted, reduction, given, least }: MyYear & { least: number }) {
  const { say } = useTexts();
  const sum = sek(say, counted);
  return (
    <Line>
      <b>{reduction > 0 ? sek(say, reduction) : sum}</b>
      <p>
        {reduction > 0
          ? say(counted === given ? "myPages.tax.backAll" : "myPages.tax.back", { year, sum })
          : say("myPages.tax.notYet", { year, least: sek(say, least) })}
      </p>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: var(--s4) var(--s6);

  b {
    font: 800 clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem) / 1 var(--font-head);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  p {
    line-height: 1.4;
  }
  ~ .rule {
    color: var(--text-soft);
    line-height: 1.35;
  }
  ${from("S")} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`;
