import type {
  ChangeName,
  ChangeOf,
  HeldThing,
  MyCard,
  MyDataChanged,
  MyMandate,
  MyMembership,
} from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { StoredKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { HeldKept, HeldName } from "@hjarta-lunga/contract/my-data.ts";
import type { FastifyRequest } from "fastify";
import { shownPostcode } from "../platform/post/address.ts";
import type { TheirOrder, Whose } from "../ledger/orders/theirs.ts";
import type { Transaction } from "../platform/database/connect.ts";
import type { NamedFile } from "../platform/http/described-route.ts";

/** Who has identified on my pages, with the mailboxes and mobiles that they have proven. */
export type Person = Whose & { id: string; personalNumber: string; name: string };

/** What only its kind knows of an order that is somebody's: whom a card is to, where its page is. */
export type OrderWords = { about?: string | null; page?: string | null };

/** By the orders' ids. */
type WordsOfOrders = (db: Transaction, orders: readonly TheirOrder[]) => Promise<ReadonlyMap<string, OrderWords>>;

type Shown = Partial<{ mandates: MyMandate[]; memberships: MyMembership[]; cards: MyCard[] }>;

export type Client = Pick<FastifyRequest, "ip" | "log">;

/** In the transaction of the press. What it answers is what changed. */
type Change<Name extends ChangeName> = (
  tx: Transaction,
  person: Person,
  change: ChangeOf<Name>,
  client: Client,
) => Promise<Changed>;

/** `afterwards`: what is done when all of it is kept, such as a call to somebody else. */
type Changed = Omit<MyDataChanged, "change"> & { afterwards?: () => Promise<unknown> };

/** Before the transaction of the press, so that what it counts stays counted when the press is refused. */
export type BeforeChange<Name extends ChangeName = ChangeName> = (
  person: Person,
  change: ChangeOf<Name>,
  client: Client,
) => Promise<unknown>;

export type Changes = { [Name in ChangeName]: Change<Name> };

/** What a kind shows its giver on my pages, lets them change, and forgets when they ask. */
export type MyDataPart = {
  orderWords?: Partial<Record<StoredKind, WordsOfOrders>>;
  show?: (db: Transaction, person: Person, orders: readonly TheirOrder[]) => Promise<Shown>;
  /** Several of one name, also of several kinds, are shown as one. */
  held?: (db: Transaction, person: Person, orders: readonly TheirOrder[]) => Promise<HeldThing[]>;
  /** The receipt of what was drawn by agreement in a year, of those orders. */
  yearReceipt?: (orders: readonly TheirOrder[], year: number, client: string) => Promise<NamedFile | undefined>;
  before?: { [Name in ChangeName]?: BeforeChange<Name> };
  changes?: Partial<Omit<Changes, "forget" | "stay" | "logOut">>;
  /** What the handlers of orders do not forget: all of theirs goes that binds nobody, and what would go on ends. */
  forget?: (tx: Transaction, person: Person) => Promise<unknown>;
};

export const idsOf = (orders: readonly TheirOrder[], ...kinds: StoredKind[]): string[] =>
  orders.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);

type Holding<Name extends HeldName> = { kept: HeldKept<Name>[]; shown?: (string | null)[]; days?: string[] };

/** Of what there is: nothing is said to be held that is not. `days` has one for each thing. */
export const holding = <Name extends HeldName>(
  name: Name,
  { kept, shown = [], days = [] }: Holding<Name>,
): HeldThing[] => {
  const said = [...new Set(shown.flatMap((one) => one ?? []))];
  if (said.length === 0 && days.length === 0) return [];
  const first = days.toSorted()[0];
  const since = first === undefined ? null : Number(first.slice(0, 4));
  return [{ name, shown: said, count: days.length === 0 ? null : days.length, since, until: null, kept }];
};

export const addressLine = ({ street, postalCode, town }: Record<"street" | "postalCode" | "town", string>): string =>
  `${street}, ${shownPostcode(postalCode)} ${town}`;
