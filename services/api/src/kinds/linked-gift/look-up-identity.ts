import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { IdentityQuery, LookedUpIdentity } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import type { Mandate } from "../monthly-gift/repository.ts";
import { today } from "../../platform/database/today.ts";
import { drawnAfter, exportDateFor } from "../monthly-gift/draws/pending-draws.ts";
import { findLink, stateOf } from "./find-link.ts";
import { nextDraw } from "./next-draw.ts";
import { offerOf } from "./suggestions.ts";
import type { LinkDeps } from "./deps.ts";

const firstNameOf = ({ giverFirstName, holderName }: Mandate): string =>
  giverFirstName ?? holderName.trim().split(/\s+/)[0] ?? "";

export const createLookUpIdentity =
  (deps: LinkDeps) =>
  async ({ type: kind, lookUpGuid: guid }: IdentityQuery): Promise<LookedUpIdentity> => {
    const { db, tokens, leadBankingDays } = deps;
    const link = await findLink(db, tokens, { kind, guid });
    const state = stateOf(deps, kind, link);
    if (!link || state !== "ok") return { state, gift: null };
    const { mandate } = link;
    const { amountOre } = mandate;
    const offer = offerOf(deps, kind, mandate);
    const amount = amountOre === null ? null : toSek(amountOre);
    const undoUntil = kind === "extra_gift" ? exportDateFor(await today(db)) : null;
    const drawOn = undoUntil === null ? await nextDraw(db, mandate) : drawnAfter(undoUntil, leadBankingDays);
    const isMailed = mandate.email !== null;
    return { state, gift: { firstName: firstNameOf(mandate), amount, ...offer, drawOn, undoUntil, isMailed } };
  };
