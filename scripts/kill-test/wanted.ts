import { randomInt, randomUUID } from "node:crypto";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { memorialGiftCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import type { OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { MembershipOrder } from "@hjarta-lunga/contract/schemas/memberships.ts";
import type { MemorialGift } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { RegularGift } from "@hjarta-lunga/contract/schemas/orders.ts";
import { membershipKinds } from "../../services/content/src/seed/content/membership-kinds.ts";

/** What a visitor sends to make an order of a kind, and where to. */
export type Wanted = { path: string; body: RegularGift | MembershipOrder | MemorialGift };

const birgitta = { firstName: "Birgitta", lastName: "Åkerström" };

const someGift = (): RegularGift => ({
  idempotencyKey: randomUUID(),
  amount: randomInt(10, 900) + (randomInt(4) === 0 ? 0.5 : 0),
  donor: { kind: "person", ...birgitta, email: `givare-${randomUUID()}@exempel.se` },
  language: "sv",
});

/** So few that some pay again, in several tabs at once, while they are members. */
const mailboxes = 40;

const someMembership = (): MembershipOrder => {
  const kind = membershipKinds[randomInt(membershipKinds.length)];
  if (!kind) throw new Error("The first content has no memberships");
  const { code, yearlyFee, isForHousehold } = kind;
  return {
    idempotencyKey: randomUUID(),
    membership: code,
    amount: yearlyFee,
    member: {
      ...birgitta,
      email: `medlem-${randomInt(mailboxes)}@exempel.se`,
      ...{ street: "Storgatan 1", postalCode: "11455", town: "Stockholm" },
    },
    household: isForHousehold ? ["Eva Åkerström"] : [],
    language: "sv",
  };
};

/** In the register from the beginning (world.ts). */
export const parlor = { id: randomUUID(), name: "Ekens begravningsbyrå", town: "Umeå", email: "eken@exempel.se" };
const toParlor = { to: "parlor", handTo: "Anna Lindqvist" } as const;
const deliveries: MemorialGift["delivery"][] = [
  { to: "donor" },
  toParlor,
  { to: "post", recipient: "Familjen Lindqvist", street: "Björkvägen 4", postalCode: "11455", town: "Stockholm" },
  { to: "none" },
];

const someMemorialGift = (): MemorialGift => ({
  ...someGift(),
  amount: randomInt(100, 900),
  sheet: {
    design: "BIRD",
    remembered: { name: "Karin Lindqvist", bornYear: 1941, diedYear: 2026 },
    greeting: "Vi minns dig med kärlek.",
    givers: ["Birgitta Åkerström"],
  },
  funeral: { parlorId: parlor.id, day: "2099-11-27" },
  delivery: deliveries[randomInt(deliveries.length)] ?? toParlor,
});

const makers = {
  regular_gift: () => ({ path: regularGiftCall.path, body: someGift() }),
  memorial_gift: () => ({ path: memorialGiftCall.path, body: someMemorialGift() }),
  membership_gift: () => ({ path: membershipCall.path, body: someMembership() }),
} satisfies Partial<Record<OrderKind, () => Wanted>>;
type WantedKind = keyof typeof makers;
export const wantedKinds = Object.keys(makers) as WantedKind[];
export const someOrderOf = (kind: WantedKind): Wanted => makers[kind]();
