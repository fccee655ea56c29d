import { drawDays, isLiveMandate, usualDrawDay, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { AutogiroStatus } from "@hjarta-lunga/contract/schemas/mandates.ts";
import type { AccountDraft } from "#src/core/account/account-draft.ts";
import { storedPage } from "#src/core/identity/stored-order.ts";
import type { ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { parseJson } from "#src/lib/parse-json.ts";

export type Identity = { token: string; status: AutogiroStatus };

const emptyContact = { email: "" };
type Contact = typeof emptyContact;

/** Written here, or the rules for accounts would come with the first step. */
const emptyAccount: AccountDraft = { clearing: "", number: "" };

const noOtherGiver = { isOther: false, firstName: "", lastName: "", personalNumber: "" };
export type Giver = typeof noOtherGiver;

export type MandateDraft = ChosenAmount &
  OrderDraft & {
    drawDay: DrawDay;
    contact: Contact;
    identity: Identity | null;
    account: AccountDraft;
    giver: Giver;
    replaces: string | null;
  };

export const emptyDraft: MandateDraft = {
  preset: null,
  own: "",
  drawDay: usualDrawDay,
  contact: emptyContact,
  identity: null,
  account: emptyAccount,
  giver: noOtherGiver,
  replaces: null,
  ...emptyOrderDraft,
};

/** What may lie on the device for a day: no number of a person or an account, and nothing that BankID has told. */
export const withoutSensitive = ({ giver, ...draft }: MandateDraft): MandateDraft => ({
  ...draft,
  giver: { ...giver, personalNumber: "" },
  identity: null,
  account: emptyAccount,
  sent: null,
  order: null,
});

export const isDrawDay = (day: unknown): day is DrawDay => (drawDays as readonly unknown[]).includes(day);

/** Whether the visitor has written something that is worth taking up, or worth taking away from this device. */
export const hasWritten = ({ contact, giver }: MandateDraft): boolean =>
  giver.isOther || Object.values(contact).some((each) => each !== "");

export const takeDay = (drawDay: DrawDay) => () => ({ drawDay });
export const changeContact = changing<"contact", Contact>("contact");
export const changeGiver = changing<"giver", Giver>("giver");

export const forgetWritten = () => ({ contact: emptyContact, giver: noOtherGiver });

export const unidentify = () => ({ identity: null });

export const beginAnew = () => ({
  account: emptyAccount,
  identity: null,
  replaces: null,
});

/** The donor has identified; the account holder is next. */
export function handOver({ identity, giver }: MandateDraft): Partial<MandateDraft> {
  const [firstName = "", ...lastNames] = identity?.status.name.split(" ") ?? [];
  const named = giver.isOther ? giver : { ...noOtherGiver, isOther: true, firstName, lastName: lastNames.join(" ") };
  return { ...beginAnew(), giver: named };
}

/** Who gives already has the new mandate take the place of the one they have. */
export const identify = (identity: Identity) => (before: MandateDraft) => {
  const live = liveMandates(identity.status);
  const isTheirs = live.some(({ shortReference }) => shortReference === before.replaces);
  return { identity, replaces: isTheirs ? before.replaces : (live[0]?.shortReference ?? null) };
};

export type KnownMandate = AutogiroStatus["mandates"][number];

export const liveMandates = ({ mandates }: AutogiroStatus): KnownMandate[] =>
  mandates.filter(({ state }) => isLiveMandate(state));

/* The numbers are kept in the tab only while their holder signs in the app: a phone may unload the page meanwhile. */

const unsigned = { account: { clearing: "", number: "" } satisfies AccountDraft, personalNumber: "" };

export const signingOf = ({ account, giver: { personalNumber } }: MandateDraft): string =>
  JSON.stringify({ account, personalNumber });

export function storedSigning(draft: MandateDraft): MandateDraft | null {
  const stored = parseJson(storedPage());
  if (!isRecord(stored)) return null;
  const account = sanitiseStored(stored.account, unsigned.account);
  const { personalNumber } = sanitiseStored(stored, unsigned);
  return { ...draft, account, ...changeGiver({ personalNumber })(draft) };
}
