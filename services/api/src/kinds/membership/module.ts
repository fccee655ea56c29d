import { inArray } from "drizzle-orm";
import type { Module } from "../module.ts";
import { membershipMyData } from "./my-data.ts";
import { membershipMails } from "./mails.ts";
import { removePastMembers, addMembershipYear, correctMailbox, endMembershipsOf } from "./members.ts";
import { membershipRoutes } from "./routes.ts";
import { membershipDetails } from "../../platform/database/tables/memberships.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";

const membershipHandler: OrderHandler = {
  texts: {
    receipt: {
      thanks: "receipt.fee.thanks",
      effect: "receipt.fee.effect",
      paidFor: "receipt.fee.paidTo",
      payer: "receipt.fee.member",
      questions: "receipt.fee.questions",
    },
    receiptMail: {
      subject: "mail.fee.subject",
      thanks: "mail.fee.thanks",
      paid: "mail.fee.paid",
      effect: "mail.fee.effect",
      reference: "mail.orderNumber",
    },
    givenBackMail: { twice: "mail.givenBack.feeTwice", changed: "mail.givenBack.feeChanged" },
  },
  itemRow: ({ lines }, say) => [say("receipt.fee.membership"), lines.map(({ name }) => name).join(", ")],
  taxOf: () => ["receipt.tax.fee"],
  mailsWhenPaid: ["receipt", "membershipWelcome"],
  fulfil: addMembershipYear,
  correctEmail: correctMailbox,
  forgetOnRequest: endMembershipsOf,
  forget: (tx, orderIds) => tx.delete(membershipDetails).where(inArray(membershipDetails.orderId, orderIds)),
};

export const membership = {
  orders: { membership_gift: membershipHandler },
  mails: membershipMails,
  myData: () => membershipMyData,
  routes: [membershipRoutes],
  retention: { membership: removePastMembers },
} satisfies Module;
