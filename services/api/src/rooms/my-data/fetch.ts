import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { isMailedTo, isTheirs, paidOrdersWhere, type TheirOrder } from "../../ledger/orders/theirs.ts";
import { today } from "../../platform/database/time.ts";
import { giftsOf, wordsOf } from "./gifts.ts";
import type { Viewer } from "./viewer.ts";
import { yearsOf } from "./years.ts";

type Deps = Pick<ModuleDeps, "db" | "handlers" | "myDataParts">;

export const ordersOf = ({ db }: Pick<Deps, "db">, viewer: Viewer): Promise<TheirOrder[]> =>
  paidOrdersWhere(db, viewer.access === "mail" ? isMailedTo(viewer.email) : isTheirs(viewer.person));

/** As they gave last, else as BankID has it. */
const namesOf = (orders: readonly TheirOrder[], known: string) => {
  const named = orders.filter(({ donorKind, firstName }) => donorKind === "person" && firstName !== null);
  const last = named.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime())[0];
  const [first = ""] = known.split(" ");
  return {
    firstName: last?.firstName ?? first,
    name: last === undefined ? known : [last.firstName, last.lastName].filter(Boolean).join(" "),
  };
};

const nobody = {
  ...{ maskedNumber: null, mandates: [], memberships: [], cards: [], held: [], comments: [], lastRead: null },
  contact: { email: null, mobile: null, address: null, pending: [], proven: [] },
  choices: { news: false, reminders: false, letter: false },
};

const maskedNumber = (personalNumber: string): string => `${personalNumber.slice(2, 8)}-••••`;

export const fetchMyData = async (deps: Deps, viewer: Viewer): Promise<MyData> => {
  const { db, handlers, myDataParts: parts } = deps;
  const [orders, day] = await Promise.all([ordersOf(deps, viewer), today(db)]);
  const words = await wordsOf({ db, parts }, orders);
  const gifts = giftsOf(orders, { handlers, words });
  const years = yearsOf(orders, handlers, day);
  if (viewer.access === "mail") {
    // Where a card or a sheet is shown it can be changed too.
    const shown = gifts.map((gift) => ({ ...gift, page: null }));
    return { ...nobody, access: "mail", ...namesOf(orders, ""), gifts: shown, years };
  }
  const { person } = viewer;
  const shown = await Promise.all(parts.flatMap(({ show }) => (show ? [show(db, person)] : [])));
  return {
    ...nobody,
    access: "bankId",
    ...namesOf(
      orders.filter(({ personalNumberLookup }) => personalNumberLookup === person.lookup),
      person.name,
    ),
    maskedNumber: maskedNumber(person.personalNumber),
    ...{ gifts, years },
    mandates: shown.flatMap(({ mandates = [] }) => mandates),
    memberships: shown.flatMap(({ memberships = [] }) => memberships),
    cards: shown.flatMap(({ cards = [] }) => cards),
  };
};
