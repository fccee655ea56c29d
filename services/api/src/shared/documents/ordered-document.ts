import { createHash } from "node:crypto";
import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import { alias, type AnyPgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import type { Task, Files } from "../../platform/documents/compiler.ts";
import type { DocumentFormat } from "../../platform/http/described-route.ts";

/* What is the same of every document that an order brings, and of which there are versions. */

type Moment = Date | null;
export type Ordered = { order: { closedAt: Moment; paidAt: Moment } };

/** Nobody paid a closed order for a day: it is nobody's any more. */
export const requireInUse = <Found extends Ordered>(found: Found | undefined): Found => {
  if (!found || (found.order.closedAt !== null && found.order.paidAt === null)) throw new Refusal("not_found");
  return found;
};

export type Paid<Found extends Ordered> = Found & { order: { paidAt: Date } };
export const isPaidFor = <Found extends Ordered>(found: Found): found is Paid<Found> => found.order.paidAt !== null;
export const requirePaid = <Found extends Ordered>(found: Found): Paid<Found> => {
  if (!isPaidFor(found)) throw new Refusal("not_paid");
  return found;
};

export type Sent = {
  version: { printedAt: Moment; leasedUntil: Moment };
  mail: { sentAt: Moment; leasedUntil: Moment; refusedAt: Moment } | null;
};

/** Also while it is being sent or printed, and when that came to no end that we know of. */
export const isOnItsWay = ({ version, mail }: Sent): boolean =>
  [version.printedAt, version.leasedUntil, mail?.sentAt, mail?.leasedUntil].some((moment) => moment != null);

export const stateOfPaid = {
  donor: ({ mail }: Sent): "refused" | "waiting" | "sent" => {
    if (mail?.refusedAt != null) return "refused";
    return mail?.sentAt == null ? "waiting" : "sent";
  },
  post: ({ version }: Sent): "waiting" | "printed" => (version.printedAt === null ? "waiting" : "printed"),
  none: (): "kept" => "kept",
};

/** The same for the same words of the same version. It tells nothing of them. */
export const revisionOf = ({ orderId, version }: { orderId: string; version: number }, words: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([orderId, version, words]))
    .digest("base64url")
    .slice(0, 22);

/** The order first, as everybody does who books its money, then what would be sent. */
export const lockOrdered = async (
  tx: Transaction,
  reference: string,
  versions: PgTable & { orderId: AnyPgColumn },
): Promise<void> => {
  const id = orders.id;
  const [order] = await tx.select({ id }).from(orders).where(eq(orders.reference, reference)).for("update");
  if (!order) throw new Refusal("not_found");
  await tx.select().from(versions).where(eq(versions.orderId, order.id)).for("update");
  await tx.select({ id: mails.id }).from(mails).where(eq(mails.ownerId, order.id)).orderBy(mails.id).for("update");
};

export const replacing = alias(orders, "replacing");
export const isReplacing = eq(replacing.replaces, orders.id);

export const orderColumns = {
  ...pickColumns(orders, "id", "kind", "reference", "shortReference", "amountOre"),
  ...pickColumns(orders, "language", "paidAt", "closedAt", "email"),
};
export const orderedColumns = {
  order: { ...orderColumns, replacedBy: replacing.id },
  mail: getTableColumns(mails),
};

export const isMailOf = (versions: Record<"orderId" | "version", AnyPgColumn>, templates: readonly MailTemplate[]) =>
  and(
    eq(mails.ownerId, versions.orderId),
    eq(mails.version, versions.version),
    inArray(mails.template, [...templates]),
  );

type FileAsked = { format: DocumentFormat; size?: PictureSize | undefined };
type File = { fileName: string; bytes: Buffer };

export type MakeDocument<Found> = (
  given: { published: PublishedWords; documents: Files },
  found: Found,
  asked: FileAsked,
  client?: string,
) => Promise<File>;

/** The same document and the same published words give the same bytes. What cannot be drawn was refused when it was written. */
export const documentFile = async (
  documents: Files,
  { name, task, client }: { name: string; task: Task; client: string | undefined },
  { format, size = "screen" }: FileAsked,
): Promise<File> => {
  const isForPaper = format === "png" && size === "print";
  return {
    fileName: `${name}${isForPaper ? "-utskrift" : ""}.${format}`,
    bytes: await documents[isForPaper ? "print" : format](task, client),
  };
};
