import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import * as schemas from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { IdentityQuery, LookedUpIdentity } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import type { LinkDeps } from "./deps.ts";
import { createUndoExtra, createUndo } from "./undo.ts";
import type { Mandate } from "../monthly-gift/repository.ts";
import { drawnAfter, exportDateFor } from "../monthly-gift/draws/pending-draws.ts";
import { findLink, stateOf } from "./find-link.ts";
import { nextDraw } from "../monthly-gift/draws/next-draw.ts";
import { offerOf } from "./suggestions.ts";
import { today } from "../../platform/database/time.ts";

const firstNameOf = ({ giverFirstName, holderName }: Mandate): string =>
  giverFirstName ?? holderName.trim().split(/\s+/)[0] ?? "";

const createLookUpIdentity =
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

const tags = ["Gift links"];

export const giftLinkRoutes: Routes<LinkDeps> = (app, deps) => {
  const { limits } = deps;
  const lookUp = createLookUpIdentity(deps);
  const undo = createUndo(deps);
  const undoExtra = createUndoExtra(deps);
  app.route({
    ...at(lookupIdentityCall),
    schema: {
      operationId: "lookupIdentity",
      summary: "What a link of ours opens",
      description:
        "A first name, the amount of today and what is suggested, when the link is good; else why it is not. One shape for " +
        "all: what we have not sent is `unknown`, whoever asks, so nobody learns who gives.",
      tags,
      querystring: schemas.identityQuery,
      response: {
        200: schemas.lookedUpIdentity.describe("How the link stands"),
        ...errorResponses(400, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.query.lookUpGuid);
      return lookUp(request.query);
    },
  });
  app.route({
    ...at(undoIncreaseCall),
    schema: {
      operationId: "undoIncrease",
      summary: "Set a raised gift back",
      description: "By the link in the mail that confirmed it, for a fortnight. The same click again is told the same.",
      tags,
      body: schemas.increaseUndoing,
      response: {
        200: schemas.undoneIncrease.describe("Whether it is undone"),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.body.token);
      return undo(request.body);
    },
  });
  app.route({
    ...at(undoExtraCall),
    schema: {
      operationId: "undoExtra",
      summary: "Take back an extra gift that is to be drawn",
      description:
        "By the link in the mail that confirmed it, until the bank is told. The same click again is told the same.",
      tags,
      body: schemas.extraUndoing,
      response: {
        200: schemas.undoneExtra.describe("Whether it is undone"),
        ...errorResponses(400, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request) => {
      await limits.take("giftLink", request, request.body.token);
      return undoExtra(request.body);
    },
  });
};
