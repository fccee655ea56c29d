import type { MyComment, MyData, MyGift, MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { desc, eq } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import { isMailedTo, isTheirs, paidOrdersWhere, type TheirOrder } from "../../ledger/orders/theirs.ts";
import type { Person } from "../../kinds/my-data-part.ts";
import { dayInSweden } from "../../platform/database/time.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { comments as commentRows } from "../../platform/database/tables/my-data.ts";
import { today } from "../../platform/database/time.ts";
import { lastReadOf } from "../../platform/staff/staff-read.ts";
import { choicesOf, contactOf, rowOf } from "./contact.ts";
import { giftsOf, wordsOf } from "./gifts.ts";
import { heldOf, maskedNumber } from "./held.ts";
import type { Viewer } from "./viewer.ts";
import { yearsOf } from "./years.ts";

type Deps = Pick<ModuleDeps, "db" | "handlers" | "myDataParts">;

export const whoseOrders = (viewer: Viewer) =>
  viewer.access === "mail" ? isMailedTo(viewer.email) : isTheirs(viewer.person);

export const ordersOf = ({ db }: Pick<Deps, "db">, viewer: Viewer): Promise<TheirOrder[]> =>
  paidOrdersWhere(db, whoseOrders(viewer));

const newestNamed = (orders: readonly TheirOrder[]): TheirOrder[] =>
  orders
    .filter(({ donorKind, firstName }) => donorKind === "person" && firstName !== null)
    .toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime());

/** BankID's. Of several given names the one that they gave by last: whoever typed their number by mistake names nobody here. */
const namesOf = (orders: readonly TheirOrder[], { name }: Person) => {
  const words = name.toLowerCase().split(" ");
  const isTheirOwn = ({ firstName }: TheirOrder) =>
    (firstName ?? "")
      .toLowerCase()
      .split(" ")
      .every((word) => words.includes(word));
  const [first = ""] = name.split(" ");
  return { name, firstName: newestNamed(orders).find(isTheirOwn)?.firstName ?? first };
};

const namesByMail = (orders: readonly TheirOrder[]) => {
  const [last] = newestNamed(orders);
  return { firstName: last?.firstName ?? "", name: [last?.firstName, last?.lastName].filter(Boolean).join(" ") };
};

const nobody = {
  ...{ maskedNumber: null, mandates: [], memberships: [], cards: [], held: [], comments: [], lastRead: null },
  contact: { email: null, mobile: null, address: null, pending: [], proven: [] },
  choices: { news: false, reminders: false, letter: false },
} satisfies Partial<MyData>;

const { number, text, answer, createdAt, answeredAt, personId } = commentRows;

const myCommentsOf = (db: Transaction, { id }: Person): Promise<MyComment[]> =>
  db
    .select({ ...{ number, text, answer }, on: dayInSweden(createdAt), answeredOn: dayInSweden(answeredAt) })
    .from(commentRows)
    .where(eq(personId, id))
    .orderBy(desc(number));

type Whole = Deps & { orders: readonly TheirOrder[]; gifts: MyGift[]; years: MyYear[] };

const allOf = async (given: Whole, person: Person): Promise<MyData> => {
  const { db, myDataParts: parts, orders, gifts, years } = given;
  const [shown, row, contact, comments, lastRead] = await Promise.all([
    Promise.all(parts.flatMap(({ show }) => (show ? [show(db, person, orders)] : []))),
    rowOf(db, person.id),
    contactOf(db, person),
    myCommentsOf(db, person),
    lastReadOf(db, person.lookup),
  ]);
  const held = await heldOf({ db, parts }, { person, orders, contact, comments });
  return {
    ...nobody,
    access: "bankId",
    ...namesOf(
      orders.filter(({ personalNumberLookup }) => personalNumberLookup === person.lookup),
      person,
    ),
    maskedNumber: maskedNumber(person.personalNumber),
    ...{ gifts, years, contact, choices: choicesOf(row), held, comments, lastRead },
    mandates: shown.flatMap(({ mandates = [] }) => mandates),
    memberships: shown.flatMap(({ memberships = [] }) => memberships),
    cards: shown.flatMap(({ cards = [] }) => cards).toSorted((one, other) => other.on.localeCompare(one.on)),
  };
};

export const fetchMyData = async (deps: Deps, viewer: Viewer): Promise<MyData> => {
  const { db, handlers, myDataParts: parts } = deps;
  const [orders, day] = await Promise.all([ordersOf(deps, viewer), today(db)]);
  const words = await wordsOf({ db, parts }, orders);
  const gifts = giftsOf(orders, { handlers, words });
  const years = yearsOf(orders, handlers, day);
  if (viewer.access === "bankId") return allOf({ ...deps, orders, gifts, years }, viewer.person);
  // Where a card or a sheet is shown it can be changed too.
  const shown = gifts.map((gift) => ({ ...gift, page: null }));
  return { ...nobody, access: "mail", ...namesByMail(orders), gifts: shown, years };
};
