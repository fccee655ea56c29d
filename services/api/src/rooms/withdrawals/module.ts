import type { Module } from "../../kinds/module.ts";
import { isPast } from "../../platform/database/kept.ts";
import { withdrawals as table } from "../../platform/database/tables/withdrawals.ts";
import { withdrawalMails } from "./mails.ts";
import { withdrawalMyData } from "./my-data.ts";
import { withdrawalRoute } from "./route.ts";
import { withdrawalCommands, withdrawalSections } from "./staff.ts";

export const withdrawals = {
  routes: [withdrawalRoute],
  mails: withdrawalMails,
  attention: () => withdrawalSections,
  commands: () => withdrawalCommands,
  myData: () => withdrawalMyData,
  // What nobody has settled stays: somebody's money waits there.
  retention: { withdrawal: (db) => db.delete(table).where(isPast("withdrawal", table.settledAt)) },
} satisfies Module;
