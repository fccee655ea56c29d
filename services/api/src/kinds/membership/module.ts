import type { Module } from "../module.ts";
import { createMakeCard } from "./card.ts";
import { membershipHandler } from "./handler.ts";
import { membershipMails } from "./mails.ts";
import { removePastMembers } from "./retention.ts";
import { membershipRoutes } from "./routes.ts";

export const membership = {
  orders: { membership_gift: membershipHandler },
  mails: membershipMails,
  routes: async (app, given) => {
    await app.register(membershipRoutes, { ...given, makeCard: createMakeCard(given) });
  },
  retention: { membership: removePastMembers },
} satisfies Module;
