import type { CardThanks } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { holdSharedCard } from "./repository.ts";

export const thankSender = (db: Database, jobs: Pick<Jobs, "send">, { reference, message }: CardThanks) =>
  db.transaction(async (tx) => {
    const { id, email, thanks, thankedAt } = await holdSharedCard(tx, reference, "update");
    if (thankedAt !== null) {
      if (thanks === message) return;
      throw new Refusal("changed_meanwhile");
    }
    await tx
      .update(greetingCards)
      .set({ thanks: message, thankedAt: sql`now()` })
      .where(eq(greetingCards.id, id));
    await queueMail(tx, jobs, { ownerId: id, template: "greetingThanks", recipient: email });
  });
