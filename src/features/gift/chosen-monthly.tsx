import React, { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { parseAmount, formatAmount } from "#src/lib/amount.ts";

const never = () => () => undefined;
const amountInUrl = () => new URLSearchParams(window.location.search).get(queryKeys.amount) ?? "";

/** The amount that somebody chose before they came to read how a monthly gift is given. */
export function ChosenMonthly({ phone }: { phone: Phone }) {
  const { say } = useTexts();
  // The page was built without a URL.
  const written = useSyncExternalStore(never, amountInUrl, () => "");
  const ore = parseAmount(written) ?? 0;
  if (ore === 0) return null;
  return (
    <Slip>
      <div className="wrap">
        <p className="head">{say("teaser.chosenMonthly", { amount: formatAmount(ore / 100) })}</p>
        <p>
          <PhoneText phone={phone} text={(shown) => say("teaser.chosenMonthlyHelp", { phone: shown })} />
        </p>
      </div>
    </Slip>
  );
}

const Slip = styled.section`
  padding-block: var(--s4);
  background: var(--sheet-quiet);

  .head {
    font-size: var(--t-h4);
    line-height: 1.2;
  }
  p + p {
    margin-top: var(--s2);
  }
`;
