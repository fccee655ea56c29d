import { kept } from "@hjarta-lunga/contract/kept.ts";
import { heldNames } from "@hjarta-lunga/contract/my-data.ts";
import type { HeldThing, MyComment, MyContact } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { addressLine, holding, type MyDataPart, type Person } from "../../kinds/my-data-part.ts";
import { isPaid } from "../../ledger/orders/paid-order.ts";
import type { TheirOrder } from "../../ledger/orders/theirs.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { yearOf } from "./gifts.ts";

export const maskedNumber = (personalNumber: string): string => `${personalNumber.slice(2, 8)}-••••`;

/** The last day on which the law makes us keep an order: so many years after the one in which it was paid. */
const boundUntil = (orders: readonly TheirOrder[]): string | null => {
  const lastYear = Math.max(...orders.filter(isPaid).map(({ paidOn }) => yearOf({ day: paidOn })));
  return Number.isFinite(lastYear) ? `${lastYear + kept.paidOrder.for.years}-12-31` : null;
};

type Known = { person: Person; orders: readonly TheirOrder[]; contact: MyContact; comments: readonly MyComment[] };

const heldByAll = ({ person, orders, contact, comments }: Known): HeldThing[] => {
  const until = boundUntil(orders);
  const isBound = orders.length > 0;
  const names = orders.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ") || null);
  const mailboxes = orders.flatMap(({ email, mobile, payerMobile }) => [
    email?.toLowerCase() ?? null,
    mobile,
    payerMobile,
  ]);
  return [
    ...holding("identity", {
      kept: isBound ? ["person", "paidOrder"] : ["person"],
      shown: [person.name, ...names, maskedNumber(person.personalNumber)],
    }).map((thing) => ({ ...thing, until })),
    ...holding("address", { kept: ["person"], shown: contact.address ? [addressLine(contact.address)] : [] }),
    ...holding("contact", { kept: ["person"], shown: [contact.email, contact.mobile, ...contact.proven] }),
    ...holding("contact", { kept: ["paidOrder"], shown: mailboxes }).map((thing) => ({ ...thing, until })),
    ...holding("gifts", { kept: ["paidOrder"], days: orders.map(({ day }) => day) }).map((thing) => ({
      ...thing,
      until,
    })),
    ...holding("comments", { kept: ["comment"], days: comments.map(({ on }) => on) }),
  ];
};

const first = (values: readonly (number | null)[]) => values.flatMap((one) => one ?? []).toSorted((a, b) => a - b)[0];

/** One of each name, in the contract's order. */
const merged = (things: readonly HeldThing[]): HeldThing[] =>
  heldNames.flatMap((name) => {
    const same = things.filter((thing) => thing.name === name);
    if (same.length === 0) return [];
    const counts = same.flatMap(({ count }) => count ?? []);
    return [
      {
        name,
        shown: [...new Set(same.flatMap(({ shown }) => shown))],
        count: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
        since: first(same.map(({ since }) => since)) ?? null,
        until:
          same
            .flatMap(({ until }) => until ?? [])
            .toSorted()
            .at(-1) ?? null,
        kept: [...new Set(same.flatMap((thing) => thing.kept))],
      },
    ];
  });

type Deps = { db: Transaction; parts: readonly MyDataPart[] };

export const heldOf = async ({ db, parts }: Deps, known: Known): Promise<HeldThing[]> => {
  const ofKinds = await Promise.all(parts.flatMap(({ held }) => (held ? [held(db, known.person, known.orders)] : [])));
  return merged([...heldByAll(known), ...ofKinds.flat()]);
};
