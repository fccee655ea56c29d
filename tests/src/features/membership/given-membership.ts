import type { MembershipOffer } from "#src/features/membership/membership.ts";

const kind = { description: "För dig.", isForHousehold: false };

export const offer: MembershipOffer = {
  product: { heading: "Bli medlem", lead: "Var med.", thanks: "Vi är glada.", preselected: 200 },
  kinds: [
    { ...kind, code: "ENSKILD", name: "Enskild medlem", yearlyFee: 200 },
    { ...kind, code: "FAMILJ", name: "Familj", yearlyFee: 300, isForHousehold: true },
    { ...kind, code: "UNG", name: "Ung medlem", yearlyFee: 100 },
  ],
};
