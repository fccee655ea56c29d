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

type AgreedRow = readonly [label: string, value: string];

export function AgreedList({ rows }: { rows: readonly AgreedRow[] }) {
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
  gap: var(--s3);
  overflow-wrap: anywhere;

  dt {
    color: var(--text-soft);
  }
  dd {
    max-width: none;
    font-weight: var(--w-strong);
  }
  ${from("S")} {
    div {
      display: grid;
      grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
      gap: var(--s4);
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
  const sum = amount === null ? null : say("monthly.eachMonth", { amount: formatAmount(amount) });
  const rows: (AgreedRow | null)[] = [
    [say("monthly.agreed.to"), receiver.name],
    [say("monthly.agreed.amount"), sum ?? say("monthly.agreed.later")],
    [say("monthly.agreed.day"), say("monthly.agreed.dayValue", { day })],
    account && [say("monthly.agreed.account"), accountWords(account.bank, account.number.slice(-lastDigits))],
    sum === null || first === undefined
      ? null
      : [say("monthly.agreed.first"), say("monthly.agreed.firstValue", { day: sayDay(first, language) })],
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
