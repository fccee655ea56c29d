import { formatDay } from "../../ledger/receipts/format.ts";
import { sayIn, type Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/described-route.ts";
import type { PaidMembership } from "./repository.ts";

const nameOf = ({ firstName, lastName }: Pick<PaidMembership, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ");

export const periodOf = ({ language, firstDay, lastDay }: PaidMembership) => ({
  first: formatDay(firstDay, language),
  last: formatDay(lastDay, language),
});

const cardWords = (membership: PaidMembership, published: Published, drawn: Documents["drawn"]) => {
  const { language, household, kindName, memberNumber } = membership;
  const say = sayIn(published, language);
  const { name: organisation, phone } = published.organisation();
  return {
    language,
    organisation,
    documentTitle: say("membershipCard.documentTitle", { number: memberNumber, organisation }),
    title: say("membershipCard.title"),
    name: drawn(nameOf(membership)) ?? "",
    household: household.flatMap((name) => drawn(name) ?? []),
    rows: [
      [say("membershipCard.number"), String(memberNumber)],
      [say("membershipCard.kind"), kindName],
      [say("membershipCard.valid"), say("membershipCard.period", periodOf(membership))],
    ],
    heartAlt: say("membershipCard.mark"),
    footer: say("membershipCard.footer", { phone: phone.shown }),
  };
};

/** The same membership and the same published words give the same bytes, years later too. */
export const createMakeCard =
  ({ published, documents }: { published: Published; documents: Documents }) =>
  async (membership: PaidMembership, format: DocumentFormat, client?: string) => ({
    fileName: `medlemskort-${membership.shortReference}.${format}`,
    bytes: await documents[format](
      {
        template: "membership-card",
        data: cardWords(membership, published, documents.drawn),
        madeAt: membership.paidAt,
      },
      client,
    ),
  });
