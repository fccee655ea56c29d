import React from "react";
import { styled } from "styled-components";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateFacts, MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { meantAccount } from "#src/core/account/account-draft.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { from } from "#src/ui/media.ts";
import { liveMandates, type MandateDraft } from "./mandate-draft.ts";

type AgreedRow = { label: string; value: string; more?: string | undefined };

export function AgreedList({ rows }: { rows: readonly AgreedRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more !== undefined && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Enough for its holder, too little for who looks over a shoulder. */
export function useAccountWords() {
  const { say } = useTexts();
  return (bank: string, ending: string) => say("monthly.accountEnding", { bank, ending });
}

const List = styled.dl`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
  line-height: 1.35;

  dt {
    color: var(--text-soft);
  }
  dd {
    max-width: none;
    font-weight: var(--w-strong);
  }
  small {
    display: block;
    /* Room for the first day, which is heard. */
    min-height: 2.7em;
    font-size: inherit;
    font-weight: 400;
  }
  ${from("XS")} {
    div {
      display: grid;
      grid-template-columns: minmax(0, 4.5rem) minmax(0, 1fr);
      gap: var(--s3);
    }
  }
  ${from("S")} {
    small {
      min-height: 1.35em;
    }
  }
`;

type Options = { kind: MandateJourneyKind; draft: MandateDraft; receiver: Receiver; terms: MandateTerms | null };

const lastDigits = 4;

export function useAgreedRows({ kind, draft, receiver, terms }: Options): AgreedRow[] {
  const { say, language } = useTexts();
  const accountWords = useAccountWords();
  const account = meantAccount(draft.account);
  const { amount, drawDay: day } = howMuchAndWhen(kind, draft);
  const first = terms?.firstDraws.find(({ drawDay }) => drawDay === day)?.on;
  const firstDraw = first === undefined ? "" : say("monthly.firstDraw", { day: sayDay(first, language) });
  const sum = amount === null ? null : say("monthly.eachMonth", { amount: formatAmount(amount) });
  const rows: (AgreedRow | null)[] = [
    { label: say("monthly.agreed.to"), value: receiver.name },
    { label: say("monthly.agreed.amount"), value: sum ?? say("monthly.agreed.later") },
    account && {
      label: say("monthly.agreed.account"),
      value: accountWords(account.bank, account.number.slice(-lastDigits)),
    },
    {
      label: say("monthly.agreed.day"),
      value: say("monthly.agreed.dayValue", { day }),
      more: sum === null ? say("monthly.nothingToday") : `${say("monthly.nothingToday")} ${firstDraw}`,
    },
    { label: say("monthly.agreed.end"), value: say("monthly.agreed.endValue") },
  ];
  return rows.filter((row) => row !== null);
}

/** What is agreed: exactly this is signed, and sent with the signature. Nothing while the account cannot be one. */
export function agreedFacts(
  kind: MandateJourneyKind,
  draft: MandateDraft,
  consent: MandateTerms["consent"],
): MandateFacts | null {
  const account = meantAccount(draft.account);
  if (account === null) return null;
  const { clearing, number } = account;
  const replaces = replacedBy(draft)?.shortReference ?? null;
  return { ...howMuchAndWhen(kind, draft), account: { clearing, number }, consent, replaces };
}

/** Whoever gives another account alone keeps the amount and the day. */
function howMuchAndWhen(kind: MandateJourneyKind, draft: MandateDraft): Pick<MandateFacts, "amount" | "drawDay"> {
  if (kind === "monthly_gift") return { amount: amountOf(draft) ?? null, drawDay: draft.drawDay };
  const { amount, drawDay } = replacedBy(draft) ?? { amount: null, drawDay: draft.drawDay };
  return { amount, drawDay };
}

/** The mandate that this one takes the place of, as it stands with us: nobody has two by an oversight. */
const replacedBy = ({ identity, replaces }: MandateDraft) =>
  identity === null
    ? undefined
    : liveMandates(identity.status).find(({ shortReference }) => shortReference === replaces);
