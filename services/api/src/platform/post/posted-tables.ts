import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { giftDocumentDetails, giftDocuments } from "../database/tables/gift-documents.ts";
import { memorialDetails, memorialSheets } from "../database/tables/memorials.ts";

type Columns<Name extends string> = PgTable & Record<Name, AnyPgColumn>;
export type PostedTables = {
  versions: Columns<"orderId" | "version" | "createdAt" | "leasedUntil" | "printedAt" | "replacedAt">;
  details: Columns<"orderId" | "delivery">;
};

export const postedDocuments = ["memorialSheet", "giftDocument"] as const;
export type PostedDocument = (typeof postedDocuments)[number];

export const postedTables: Record<PostedDocument, PostedTables> = {
  memorialSheet: { versions: memorialSheets, details: memorialDetails },
  giftDocument: { versions: giftDocuments, details: giftDocumentDetails },
};
