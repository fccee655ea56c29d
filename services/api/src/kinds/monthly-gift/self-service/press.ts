import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import type { ChangeOf, MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../my-data-part.ts";
import type { ModuleDeps } from "../../module.ts";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import { Refusal } from "../../../platform/http/refusal.ts";
import { lockForIdempotencyKey } from "../../../ledger/orders/idempotency.ts";
import { createAmountCheck } from "../../../ledger/orders/new-order.ts";
import { keepNightAway } from "../bank/bank-instructions.ts";
import { changeByKey, type MandateChange } from "../changes.ts";
import { drawAfter, pausedDays, withDay, withPause, type Schedule } from "../draws/draw-months.ts";
import { scheduleOf } from "../draws/next-draw.ts";
import { holder } from "../move.ts";
import { lockHolder, lockLiveMandatesOf, type Mandate } from "../repository.ts";
import { changeGift, type GiftChange } from "./change-gift.ts";
import { shownMandate } from "./shown.ts";

export type Press = ChangeOf<"amount" | "day" | "pause" | "resume" | "end">;
/** `on`: another day than Sweden's, on a machine of one's own. */
type Deps = {
  jobs: Pick<ModuleDeps["jobs"], "send">;
  published: Pick<ModuleDeps["published"], "giftLimits" | "giftPresets">;
  on?: string;
};

const changeOf = (press: Press): GiftChange => {
  switch (press.change) {
    case "amount":
      return { what: "amount", toOre: toOre(press.amount) };
    case "day":
      return { what: "day", drawDay: press.drawDay };
    case "pause":
      return { what: "pause", months: press.months };
    case "resume":
    case "end":
      return { what: press.change };
  }
};

const isSame = (before: MandateChange, mandateId: string, change: GiftChange): boolean =>
  before.mandateId === mandateId &&
  before.what === change.what &&
  before.linkId === null &&
  before.toOre === (change.what === "amount" ? change.toOre : null) &&
  before.toDay === (change.what === "day" ? change.drawDay : null) &&
  before.pausedMonths === (change.what === "pause" ? change.months : null);

const isAsItIs = ({ amountOre, drawDay }: Mandate, change: GiftChange): boolean =>
  (change.what === "amount" && change.toOre === amountOre) || (change.what === "day" && change.drawDay === drawDay);

/** Where the press said that the next draw would be. */
const drawOf = (schedule: Schedule, press: Press): string | undefined => {
  switch (press.change) {
    case "amount":
      return drawAfter(schedule);
    case "day":
      return drawAfter(withDay(schedule, press.drawDay));
    case "pause":
      return drawAfter(withPause(schedule, press.months));
    case "resume":
      return pausedDays(schedule)[0];
    case "end":
      return undefined;
  }
};

const requireAsShown = async (tx: Transaction, mandate: Mandate, press: Press, on?: string): Promise<void> => {
  if (!isLiveMandate(mandate.state)) throw new Refusal("changed_meanwhile", { mandate: "has ended" });
  if (press.change === "end") return;
  const { amountOre } = mandate;
  if (amountOre === null) throw new Refusal("not_found");
  if (press.change === "amount" && amountOre !== toOre(press.from))
    throw new Refusal("changed_meanwhile", { from: String(toSek(amountOre)) });
  const drawOn = drawOf(await scheduleOf(tx, mandate, on), press);
  if (drawOn !== press.drawOn) throw new Refusal("changed_meanwhile", { drawOn: drawOn ?? "is no pause" });
};

/** Whose it is not is told the same as what there is not. Whoever adds one, or the night, waits until it is over. */
const lockOwn = async (tx: Transaction, { lookup }: Person, number: string): Promise<Mandate> => {
  const isOwn = and(eq(mandates.shortReference, number), eq(mandates.holderLookup, lookup));
  const find = () => tx.select().from(mandates).where(isOwn);
  if ((await find()).length === 0) throw new Refusal("not_found");
  await keepNightAway(tx);
  await lockHolder(tx, lookup);
  await lockLiveMandatesOf(tx, lookup);
  const [mandate] = await find().for("update");
  if (!mandate) throw new Refusal("not_found");
  return mandate;
};

export const createPress =
  ({ jobs, published, on }: Deps) =>
  async (tx: Transaction, person: Person, press: Press): Promise<{ mandate: MyMandate }> => {
    await lockForIdempotencyKey(tx, press.idempotencyKey);
    const mandate = await lockOwn(tx, person, press.mandate);
    const change = changeOf(press);
    const before = await changeByKey(tx, press.idempotencyKey);
    if (before && !isSame(before, mandate.id, change)) throw new Refusal("idempotency_conflict");
    if (!before) {
      await requireAsShown(tx, mandate, press, on);
      if (press.change === "amount") createAmountCheck(published.giftLimits, "monthly_gift")(press.amount);
      const by = { who: holder, idempotencyKey: press.idempotencyKey };
      if (!isAsItIs(mandate, change)) await changeGift({ tx, jobs, on }, mandate, change, by);
    }
    const [changed = mandate] = await tx.select().from(mandates).where(eq(mandates.id, mandate.id));
    return { mandate: await shownMandate(tx, { published, on }, changed) };
  };
