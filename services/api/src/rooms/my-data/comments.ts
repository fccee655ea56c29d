import { randomUUID } from "node:crypto";
import type { CommentReceipt, NewComment } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { eq } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Person } from "../../kinds/my-data-part.ts";
import { comments } from "../../platform/database/tables/my-data.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { emailOf, languageOf, lockPerson } from "./contact.ts";

type Comment = typeof comments.$inferSelect;
type Added = { receipt: CommentReceipt; isNew: boolean };

const receiptOf = ({ number, email: answerTo }: Comment): CommentReceipt => ({ number, answerTo });

const isSame = (comment: Comment, person: Person, { about, regards, text }: NewComment) =>
  comment.personId === person.id &&
  comment.about === about &&
  comment.regards === (regards ?? null) &&
  comment.text === text;

/** The person is locked, so that the second of two clicks finds what the first one wrote. */
export const addComment = ({ db, jobs }: Pick<ModuleDeps, "db" | "jobs">, person: Person, asked: NewComment) =>
  db.transaction(async (tx): Promise<Added> => {
    const row = await lockPerson(tx, person.id);
    if (!row) throw new Refusal("unauthorized");
    const { idempotencyKey, about, regards, text } = asked;
    const [known] = await tx.select().from(comments).where(eq(comments.idempotencyKey, idempotencyKey));
    if (known && !isSame(known, person, asked)) throw new Refusal("idempotency_conflict");
    if (known) return { receipt: receiptOf(known), isNew: false };
    const [id, email] = [randomUUID(), await emailOf(tx, row)];
    const language = await languageOf(tx, person.lookup);
    const [added] = await tx
      .insert(comments)
      .values({ id, personId: person.id, idempotencyKey, name: person.name, email, about, regards, text, language })
      .returning();
    if (!added) throw new Error("A comment that was added is not there");
    await queueMail(tx, jobs, { ownerId: id, template: "commentReceived", recipient: email });
    return { receipt: receiptOf(added), isNew: true };
  });
