import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { meantAccount } from "#src/core/account/account-draft.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { useTexts } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";
import { howMuchAndWhen } from "./agreed-facts.ts";
import { useAccountWords, type AgreedRow } from "./agreed-list.tsx";
import type { MandateDraft } from "./mandate-draft.ts";

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
