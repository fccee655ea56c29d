import type { Receiver } from "#src/core/order/receiver.ts";
import type { MembershipOffer } from "#src/features/membership/membership-machine.ts";

const kind = { description: "För dig.", isForHousehold: false };

export const offer: MembershipOffer = {
  product: { heading: "Bli medlem", lead: "Var med.", thanks: "Vi är glada.", preselected: 200 },
  kinds: [
    { ...kind, code: "ENSKILD", name: "Enskild medlem", yearlyFee: 200 },
    { ...kind, code: "FAMILJ", name: "Familj", yearlyFee: 300, isForHousehold: true },
    { ...kind, code: "UNG", name: "Ung medlem", yearlyFee: 100 },
  ],
};

export const receiver: Receiver = {
  name: "Hjärta & Lunga",
  swish: "90 00 000",
  bankgiro: "900-0000",
  phone: { shown: "08-123 45 67", dialled: "+4681234567", hours: "vardagar 9–16" },
};
