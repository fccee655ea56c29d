import type { Module } from "../module.ts";
import { membershipHandler } from "./handler.ts";
import { membershipMails } from "./mails.ts";
import { removePastMembers } from "./retention.ts";
import { membershipRoutes } from "./routes.ts";

export const membership = {
  orders: { membership_gift: membershipHandler },
  mails: membershipMails,
  routes: [membershipRoutes],
  retention: { membership: removePastMembers },
} satisfies Module;
