import { notForHousehold } from "@hjarta-lunga/contract/households.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import type { Published } from "../../platform/content/published.ts";
import { membershipDetails } from "../../platform/database/tables/memberships.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";

export const newMembership = (body: MembershipOrder, published: Published): NewOrder => {
  const { idempotencyKey, membership: code, amount, member, household, language, replaces } = body;
  const { street, postalCode, town, ...who } = member;
  const address = { street, postalCode, town };
  const kind = published.membershipKind(code);
  const name = kind?.name ?? "";
  return {
    kind: "membership_gift",
    ...{ idempotencyKey, amount, language, replaces },
    donor: { kind: "person", ...who },
    check: () => {
      if (!kind) throw new Refusal("validation_failed", { membership: "not published" });
      if (kind.yearlyFee !== amount) throw new Refusal("fee_changed");
      if (household.length > 0 && !kind.isForHousehold)
        throw new Refusal("validation_failed", { household: notForHousehold });
    },
    whole: {
      content: [code, address, household],
      lines: [{ item: code, name, quantity: 1, priceOre: toOre(amount) }],
      addDetails: (tx, orderId) =>
        tx.insert(membershipDetails).values({ orderId, kindCode: code, kindName: name, ...address, household }),
    },
  };
};
